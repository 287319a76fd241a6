/** The characters that texts may contain. Imports no zod, because the first page of the storefront loads it. */

/**
 * Control characters (except tab and line breaks), lone surrogates, and bidirectional overrides, which can make text
 * look like different text.
 */
export const forbiddenCharacters =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matching control characters is the purpose
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;

/** U+FFFD, which a decoder puts where it could not read a letter: the text has lost something. */
export const lostLetter = '\ufffd';

/** The characters that end a line or move to another column. */
export const lineBreaks = /[\t\n\r\u0085\u2028\u2029]/;

/** The characters that leave no mark: spaces, format characters such as U+200B, and letters without a shape. */
const invisible = /[\p{Z}\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** The characters that come with a text copied from a page, a table or a PDF: directions, U+200B and U+FEFF. No one sees or misses them. */
const pasted = /[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Returns a text without what was pasted along with it. U+000B, the line break of word processors, becomes `lineBreak`. */
export const withoutPasted = (value: string, lineBreak = '\n'): string =>
  value.replace(pasted, '').replaceAll('\u000b', lineBreak);

/** Returns a code, number or address without format characters. Joiners stay: words of Persian and of Indian scripts need them. */
export const withoutFormatCharacters = (value: string): string =>
  value.replaceAll('\u000b', '').replace(/(?![\u200c\u200d])\p{Cf}/gu, '');

/** Returns what is left of a text that a request must not contain. */
export const withoutForbidden = (value: string): string =>
  withoutPasted(value, ' ').replace(new RegExp(forbiddenCharacters.source, 'gu'), '');

/** Returns true for a text that a reader sees as empty. */
export const isInvisible = (value: string): boolean => value.replace(invisible, '') === '';
