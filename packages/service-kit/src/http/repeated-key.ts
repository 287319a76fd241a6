const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/** Finds a key that occurs twice: parsers disagree which one counts. */
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
