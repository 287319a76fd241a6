import { detectAll } from 'jschardet';
import { FileProblem } from '../file-problem';
import { collectCells, joinBytes } from './collect-cells';
import { isMacRoman } from './mac-roman';
import { type ReadBytes, readTexts, unreadableLetters } from './read-texts';

/** The encodings in which spreadsheets save text, by the names of the detector, as `TextDecoder` names them. */
const detected: Record<string, string> = {
  ...Object.fromEntries(
    ['windows-1250', 'windows-1251', 'windows-1252', 'windows-1253', 'windows-1254', 'windows-1255', 'windows-1256']
      .concat(['windows-1257', 'windows-1258', 'windows-874', 'shift_jis', 'euc-jp', 'gb18030', 'big5', 'euc-kr'])
      .concat(['iso-8859-2', 'koi8-u'])
      .map((name) => [name, name]),
  ),
  cp932: 'shift_jis',
  cp949: 'euc-kr',
  cp874: 'windows-874',
  cp1258: 'windows-1258',
  'koi8-r': 'koi8-u',
  'iso-8859-1': 'windows-1252',
  'iso8859-15': 'windows-1252',
};
const asked = Object.keys(detected).filter((name) => !name.startsWith('iso-8859-1'));

/** Of guesses about as likely, the one that most spreadsheets are saved in comes first. */
const usual = 'windows-1252';
const likelierThanUsual = 1.3;

const mixedScripts =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}]\p{Script=Latin}/u;
/** Control characters and letters without a meaning: no text has them, but bytes read in a wrong encoding. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matching control characters is the purpose
const impossible = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u0084\u0086-\u009f\ue000-\uf8ff]/;

/**
 * Tells the encoding of a file from its first bytes, or from all of them. Throws `FileProblem` for a file that is no text
 * or that was damaged before.
 */
export async function recognizeEncoding(head: Uint8Array, readBytes: ReadBytes): Promise<string> {
  const told = readMark(head) ?? (head.includes(0) ? findWide(head) : undefined);
  if (told) return told;
  if (await isReadable(readBytes, 'utf-8')) return 'utf-8';
  const cells = await collectCells(readBytes);
  for (const encoding of rankEncodings(cells)) if (await isReadable(readBytes, encoding)) return encoding;
  throw unreadableLetters();
}

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

function readMark(head: Uint8Array): string | undefined {
  if (startsWith(head, 0xff, 0xfe, 0, 0)) throw unreadableLetters();
  if (startsWith(head, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(head, 0xff, 0xfe)) return 'utf-16le';
  return startsWith(head, 0xfe, 0xff) ? 'utf-16be' : undefined;
}

/** Most names of columns are ASCII: in UTF-16, every second byte of theirs is zero. */
function findWide(head: Uint8Array): string {
  const start = head.subarray(0, 64);
  const zeros = (parity: number) => start.filter((byte, at) => at % 2 === parity && byte === 0).length;
  const [even, odd] = [zeros(0), zeros(1)];
  const half = start.length / 2;
  if (odd > half * 0.6 && even === 0) return 'utf-16le';
  if (even > half * 0.6 && odd === 0) return 'utf-16be';
  throw new FileProblem('The file is not a table of products: it has bytes that no text has.');
}

/** Returns whether every byte of a file is a part of a letter in the encoding. */
async function isReadable(readBytes: ReadBytes, encoding: string): Promise<boolean> {
  try {
    for await (const text of readTexts(readBytes, encoding)) {
      if (encoding !== 'utf-8' && impossible.test(text)) return false;
    }
    return true;
  } catch (error) {
    if (error instanceof FileProblem) return false;
    throw error;
  }
}

const lineEnd = new Uint8Array([10]);

function rankEncodings(cells: Uint8Array[]): string[] {
  if (isDamagedUtf8(cells)) throw unreadableLetters();
  const sample = joinBytes(cells.flatMap((cell) => [cell, lineEnd]));
  const guesses = detectAll(sample, { detectEncodings: asked, minimumThreshold: 0 }).flatMap((guess) => {
    const encoding = detected[guess.encoding?.toLowerCase() ?? ''];
    const text = encoding && decode(sample, encoding);
    return !encoding || text === undefined || mixedScripts.test(text)
      ? []
      : [{ encoding, confidence: guess.confidence }];
  });
  const best = guesses[0]?.confidence ?? 0;
  const isUsual = guesses.some((guess) => guess.encoding === usual && guess.confidence * likelierThanUsual > best);
  const ranked = guesses.map(({ encoding }) => encoding);
  return [...new Set([...(isMacRoman(sample) ? ['macintosh'] : []), ...(isUsual ? [usual] : []), ...ranked])];
}

/** Most letters are UTF-8 and a few are not: another encoding would turn all the others into something else. */
const isDamagedUtf8 = (cells: Uint8Array[]): boolean =>
  cells.filter((cell) => decode(cell, 'utf-8') !== undefined).length > cells.length / 2;

/** Returns the text of bytes, or undefined where they are none in the encoding. */
function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return encoding !== 'utf-8' && impossible.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
