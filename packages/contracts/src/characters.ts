/** Imports no zod: the first page of the storefront loads it. */

/** Control characters except tab and line breaks, lone surrogates, and bidirectional overrides. */
export const forbiddenCharacters =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matching control characters is the purpose
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;

/** U+FFFD: a decoder could not read a letter. */
export const lostLetter = '\ufffd';

export const lineBreaks = /[\t\n\r\u0085\u2028\u2029]/;

/** Spaces, format characters such as U+200B, and letters without a shape. */
const invisible = /[\p{Z}\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Invisible characters that come with copied text: directions, U+200B and U+FEFF. */
const pasted = /[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Removes pasted characters. U+000B, the line break of word processors, becomes `lineBreak`. */
export const withoutPasted = (value: string, lineBreak = '\n'): string =>
  value.replace(pasted, '').replaceAll('\u000b', lineBreak);

/** Removes format characters except joiners, which words of Persian and of Indian scripts need. */
export const withoutFormatCharacters = (value: string): string =>
  value.replaceAll('\u000b', '').replace(/(?![\u200c\u200d])\p{Cf}/gu, '');

/** Removes what a request must not contain. */
export const withoutForbidden = (value: string): string =>
  withoutPasted(value, ' ').replace(new RegExp(forbiddenCharacters.source, 'gu'), '');

/** Returns true for a text that a reader sees as empty. */
export const isInvisible = (value: string): boolean => value.replace(invisible, '') === '';
