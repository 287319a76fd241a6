/** Writes an element of elements. Empty ones are left out. */
export const node = (name: string, ...children: string[]): string => {
  const content = children.join('');
  return content && `<${name}>${content}</${name}>`;
};

/** Writes an element of text, such as `<cbc:ID schemeID="EM">`. Without text it is left out. */
export const leaf = (name: string, value: string | undefined, attributes: Record<string, string> = {}): string => {
  const text = escapeText(value ?? '');
  const written = Object.entries(attributes).map(([key, own]) => ` ${key}="${escapeText(own)}"`);
  return text && `<${name}${written.join('')}>${text}</${name}>`;
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML has no control characters but these three, and no half of a surrogate pair. */
const escapeText = (value: string): string =>
  value
    .replace(/\p{Cs}/gu, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '')
    .trim();
