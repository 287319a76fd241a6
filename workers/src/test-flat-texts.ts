/** Returns nested texts by their keys: "orders.shipped.subject". */
export function flattenTexts(texts: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flattenTexts(value, `${prefix}${key}.`)],
    ),
  );
}
