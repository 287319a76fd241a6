import type { Language } from '@shopwright/contracts/fields';
import { FileProblem } from './file-problem';
import { readBytes, readTexts } from './read-texts';

/** The encodings in which spreadsheets save text, as `TextDecoder` names them, each with the languages that use it. */
export const encodings = {
  'windows-1252': 'Deutsch, Français, Español',
  'windows-1250': 'Polski, Čeština, Magyar',
  'windows-1251': 'Русский, Українська, Български',
  'windows-1253': 'Ελληνικά',
  'windows-1254': 'Türkçe',
  'windows-1255': 'עברית',
  'windows-1256': 'العربية, فارسی',
  'windows-1257': 'Lietuvių, Latviešu, Eesti',
  'windows-1258': 'Tiếng Việt',
  'windows-874': 'ไทย',
  shift_jis: '日本語',
  'euc-jp': '日本語',
  gb18030: '简体中文',
  big5: '繁體中文',
  'euc-kr': '한국어',
  'iso-8859-2': 'Polski, Čeština, Magyar',
  'koi8-u': 'Русский, Українська',
  macintosh: 'Deutsch, Français, Español',
} as const;
export type Encoding = keyof typeof encodings | 'utf-8' | 'utf-16le' | 'utf-16be';

/** By the names of the detector. The encodings of a Mac are left to staff: in a short text they look like any other. */
const detected: Record<string, Encoding> = {
  ...Object.fromEntries(Object.keys(encodings).map((name) => [name, name as Encoding])),
  cp932: 'shift_jis',
  cp949: 'euc-kr',
  cp874: 'windows-874',
  cp1258: 'windows-1258',
  'koi8-r': 'koi8-u',
  'iso-8859-1': 'windows-1252',
  'iso8859-15': 'windows-1252',
};
const asked = Object.keys(detected).filter((name) => name !== 'macintosh' && !name.startsWith('iso-8859-1'));

/** A guess that is not this much likelier than the next is shown to staff first. */
const likelierMin = 2.2;
/** Of guesses closer than this, the one that is usual in the language of the screen is shown first. */
const likelierThanUsual = 1.3;

const mixedScripts =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}]\p{Script=Latin}/u;
/** Control characters and letters without a meaning: no text has them, but bytes read in a wrong encoding. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matching control characters is the purpose
const impossible = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u0084\u0086-\u009f\ue000-\uf8ff]/;

/** In which spreadsheets save by the language of the computer; decides between guesses that are about as likely. */
const habitual: Record<Language, Encoding> = {
  en: 'windows-1252',
  de: 'windows-1252',
  es: 'windows-1252',
  fr: 'windows-1252',
  pt: 'windows-1252',
  zh: 'gb18030',
  ja: 'shift_jis',
  ar: 'windows-1256',
};

export interface Recognized {
  encoding: Encoding;
  /** Texts of the file with letters beyond ASCII; present where staff should look at them. */
  unsure?: Uint8Array[];
}

/**
 * Tells the encoding of a file from its first bytes, or from all of them. Throws `FileProblem` for a file that is no text
 * or that was damaged before.
 */
export async function recognizeEncoding(file: Blob, language: Language): Promise<Recognized> {
  const head = new Uint8Array(await file.slice(0, 65_536).arrayBuffer());
  const told = readMark(head) ?? (head.includes(0) ? findWide(head) : undefined);
  if (told && !(await isReadable(file, told))) throw new FileProblem({ kind: 'letters' });
  if (told) return { encoding: told };
  if (await isReadable(file, 'utf-8')) return { encoding: 'utf-8' };
  const cells = await collectCells(file);
  const { candidates, isSure } = await rankEncodings(cells, habitual[language]);
  for (const encoding of candidates) {
    if (await isReadable(file, encoding)) {
      return isSure && encoding === candidates[0] ? { encoding } : { encoding, unsure: cells };
    }
  }
  throw new FileProblem({ kind: 'letters' });
}

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

function readMark(head: Uint8Array): Encoding | undefined {
  const isWorkbook = startsWith(head, 0x50, 0x4b, 3, 4) || startsWith(head, 0xd0, 0xcf, 0x11, 0xe0);
  if (isWorkbook) throw new FileProblem({ kind: 'workbook' });
  if (startsWith(head, 0xff, 0xfe, 0, 0)) throw new FileProblem({ kind: 'letters' });
  if (startsWith(head, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(head, 0xff, 0xfe)) return 'utf-16le';
  return startsWith(head, 0xfe, 0xff) ? 'utf-16be' : undefined;
}

/** The names of columns are ASCII: in UTF-16, every second byte of theirs is zero. */
function findWide(head: Uint8Array): Encoding {
  const start = head.subarray(0, 64);
  const zeros = (parity: number) => start.filter((byte, at) => at % 2 === parity && byte === 0).length;
  const [even, odd] = [zeros(0), zeros(1)];
  const half = start.length / 2;
  if (odd > half * 0.6 && even === 0) return 'utf-16le';
  if (even > half * 0.6 && odd === 0) return 'utf-16be';
  throw new FileProblem({ kind: 'letters' });
}

const isOld = (encoding: Encoding): boolean => encoding in encodings;

/** Returns whether every byte of a file is a part of a letter in the encoding. */
export async function isReadable(file: Blob, encoding: Encoding): Promise<boolean> {
  try {
    for await (const text of readTexts(file, encoding)) if (isOld(encoding) && impossible.test(text)) return false;
    return true;
  } catch (error) {
    if (error instanceof FileProblem) return false;
    throw error;
  }
}

const cellsMax = 2000;
/** Tab, line breaks, comma and semicolon, which are no second byte of a letter in any of the encodings. */
const separators = new Set([9, 10, 13, 44, 59]);

/** Collects distinct cells with bytes beyond ASCII: among thousands of plain ones they would tell the detector nothing. */
async function collectCells(file: Blob): Promise<Uint8Array[]> {
  const cells = new Map<string, Uint8Array>();
  let rest: Uint8Array = new Uint8Array();
  const add = (cell: Uint8Array) => {
    if (cell.some((byte) => byte > 127)) cells.set(cell.join(), cell);
  };
  for await (const part of readBytes(file)) {
    const bytes = joinBytes([rest, part]);
    let start = 0;
    for (let at = 0; at < bytes.length && cells.size < cellsMax; at++) {
      if (!separators.has(bytes[at] ?? 0)) continue;
      add(bytes.subarray(start, at));
      start = at + 1;
    }
    if (cells.size === cellsMax) return [...cells.values()];
    rest = bytes.slice(start);
  }
  add(rest);
  return [...cells.values()];
}

const lineEnd = new Uint8Array([10]);

async function rankEncodings(cells: Uint8Array[], usual: Encoding) {
  if (isDamagedUtf8(cells)) throw new FileProblem({ kind: 'letters' });
  // A megabyte that only these files need.
  const { detectAll } = await import('jschardet');
  const sample = joinBytes(cells.flatMap((cell) => [cell, lineEnd]));
  const guesses = detectAll(sample, { detectEncodings: asked, minimumThreshold: 0 }).flatMap((guess) => {
    const encoding = detected[guess.encoding?.toLowerCase() ?? ''];
    const text = encoding && decode(sample, encoding);
    if (!encoding || text === undefined || mixedScripts.test(text)) return [];
    return [{ encoding, text, confidence: guess.confidence }];
  });
  const [first] = guesses;
  const within = (times: number) => guesses.filter(({ confidence }) => confidence * times > (first?.confidence ?? 0));
  const isSure = within(likelierMin).every(({ text }) => text === first?.text);
  const ranked = [...within(likelierThanUsual).filter(({ encoding }) => encoding === usual), ...guesses];
  return { candidates: [...new Set(ranked.map(({ encoding }) => encoding))], isSure };
}

/** Most letters are UTF-8 and a few are not: another encoding would turn all the others into something else. */
const isDamagedUtf8 = (cells: Uint8Array[]): boolean =>
  cells.filter((cell) => decode(cell, 'utf-8') !== undefined).length > cells.length / 2;

function joinBytes(units: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(units.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const unit of units) {
    joined.set(unit, at);
    at += unit.length;
  }
  return joined;
}

/** Returns the text of bytes, or undefined where they are none in the encoding. */
export function decode(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return isOld(encoding) && impossible.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
