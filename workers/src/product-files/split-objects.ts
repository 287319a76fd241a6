import { FileProblem } from './file-problem';
import { rowLengthMax } from './table';

const depthMax = 10;
/** What may stand before the first object of a list. */
const listStart = /^\s*(?:\[|\{\s*"(?:products|customers|orders|redirects)"\s*:\s*\[)/;
/** Enough to tell a list from an object. */
const startLength = 1000;

const structure = /["{}[\]]/g;
const stringEnd = /["\\]/g;

/**
 * Yields the texts of the objects in a JSON text, part by part, so that a file of any size fits. Whether they are valid is
 * left to `JSON.parse`.
 */
export async function* splitObjects(texts: AsyncIterable<string>): AsyncGenerator<string[]> {
  const splitter = createSplitter();
  for await (const text of texts) yield splitter.add(text, false);
  yield splitter.add('', true);
}

const between = /[\s,]*/y;

function createSplitter() {
  let rest = '';
  let isList: boolean | undefined;
  let isOver = false;
  let count = 0;
  // The start of the next object, where the search for its end goes on, and the brackets that are open there.
  let from = 0;
  let at = 0;
  let depth = 0;
  let isInString = false;

  const fail = (problem: string): never => {
    throw new FileProblem(problem);
  };

  function add(text: string, isLast: boolean): string[] {
    if (isOver) return [];
    rest += text;
    if (isList === undefined) {
      if (!isLast && rest.length < startLength) return [];
      from = listStart.exec(rest)?.[0].length ?? 0;
      isList = from > 0;
    }
    const objects: string[] = [];
    while (skipToObject()) {
      const end = findEnd();
      if (end === undefined) break;
      objects.push(rest.slice(from, end));
      count++;
      from = end;
    }
    rest = rest.slice(from);
    at -= from;
    from = 0;
    if (rest.length > rowLengthMax) fail(`Product ${count + 1} of the file has more than 1,000,000 characters.`);
    if (isLast && !isOver && (isList || rest !== '')) fail('The file ends in the middle of the products.');
    return objects;
  }

  /** Finds the start of the next object. Returns false where there is none yet. */
  function skipToObject(): boolean {
    if (depth > 0) return true;
    between.lastIndex = from;
    from += between.exec(rest)?.[0].length ?? 0;
    at = from;
    if (from === rest.length) return false;
    if (isList && rest[from] === ']') {
      isOver = true;
      return false;
    }
    return rest[from] === '{' || fail(`Product ${count + 1} of the file is no JSON object.`);
  }

  function findEnd(): number | undefined {
    for (;;) {
      const sought = isInString ? stringEnd : structure;
      sought.lastIndex = at;
      const found = sought.exec(rest);
      const [sign] = found ?? [];
      // The letter after a backslash may be in the next part.
      if (!found || (sign === '\\' && found.index + 1 === rest.length)) {
        at = found?.index ?? rest.length;
        return undefined;
      }
      at = found.index + (sign === '\\' ? 2 : 1);
      if (sign === '"') isInString = !isInString;
      else if (sign === '{' || sign === '[') depth++;
      else if (sign !== '\\') depth--;
      if (depth > depthMax) fail(`Product ${count + 1} of the file is nested too deeply.`);
      if (depth === 0) return at;
    }
  }

  return { add };
}
