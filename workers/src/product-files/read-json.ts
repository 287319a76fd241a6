import { joinImages, joinSpecs } from '@shopwright/contracts/product-file';
import { FileProblem } from './file-problem';
import { toKey } from './formats/known-names';
import { splitObjects } from './split-objects';
import { checkColumns, checkRow, type TablePart, type TableRow, toNumberText } from './table';

/** Yields the products of a JSON text: a list of objects, `{"products": [...]}`, or an object on each line. */
export async function* readJson(texts: AsyncIterable<string>): AsyncGenerator<TablePart> {
  let names: string[] = [];
  const positions = new Map<string, number>();
  let row = 0;
  const toRow = (text: string): TableRow => {
    const values: (string | undefined)[] = [];
    for (const [name, value] of Object.entries(parseObject(text, ++row))) {
      let at = positions.get(name);
      if (at === undefined) {
        at = names.length;
        positions.set(name, at);
        names = [...names, name];
        checkColumns(names);
      }
      values[at] = toValue(name, value);
    }
    return { row, values };
  };
  for await (const objects of splitObjects(texts)) {
    const rows = objects.map(toRow).filter(({ values }) => values.length > 0);
    for (const each of rows) checkRow(each);
    yield { names, rows };
  }
}

function parseObject(text: string, row: number): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    throw new FileProblem(`Product ${row} of the file is not valid JSON.`);
  }
}

/** Writes a value as a cell of a table has it. */
function toValue(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return toNumberText(String(value));
  if (!Array.isArray(value)) return typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (isSpecs(value)) return joinSpecs(value);
  const texts = value.map((each) => toListed(each));
  return toKey(name) === 'images'
    ? joinImages(texts.map((text) => text.trim().replace(/\s/g, '%20')))
    : texts.join(', ');
}

const isSpecs = (list: unknown[]): list is { label: string; value: string }[] =>
  list.length > 0 &&
  list.every((each) => {
    const { label, value } = (each ?? {}) as { label?: unknown; value?: unknown };
    return typeof label === 'string' && typeof value === 'string';
  });

/** An image may be an object with its address. */
function toListed(value: unknown): string {
  if (typeof value !== 'object' || value === null) return value === null ? '' : String(value);
  const { url, src, name } = value as { url?: unknown; src?: unknown; name?: unknown };
  const found = [url, src, name].find((each) => typeof each === 'string');
  return found === undefined ? JSON.stringify(value) : String(found);
}
