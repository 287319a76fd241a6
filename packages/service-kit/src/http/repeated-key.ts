const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/**
 * Returns a key that an object of the valid JSON has twice. Parsers disagree which of the two counts, so what one process
 * checks another one may not use.
 */
export function findRepeatedKey(json: string): string | undefined {
  const open: Set<string>[] = [];
  let text = '';
  for (const [token] of json.matchAll(tokens)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      const key = JSON.parse(text) as string;
      const keys = open.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    } else text = token;
  }
  return undefined;
}
