import { describe, expect, it } from 'vitest';
import { encode } from '../test-encode';
import { toReadBytes } from '../test-files';
import { readTexts } from './read-texts';
import { recognizeEncoding } from './recognize-encoding';

const names: Record<string, string[]> = {
  'windows-1252': ['Bürostühle Café', 'Große Lampen', 'Chaise élégante à accoudoirs', 'Mesa de niño', 'Smørrebrød'],
  'windows-1250': [
    'Krzesło biurowe z podłokietnikami, żółte',
    'Íróasztal és könyvespolc, tölgyfából',
    'Židle pro děti a skříň',
  ],
  'windows-1251': ['Настольная лампа из дерева', 'Стіл письмовий, дуб', 'Стол'],
  'windows-1253': ['Καρέκλα γραφείου με μπράτσα', 'Λάμπα'],
  'windows-1254': ['Çalışma masası ve ışıklı sandalye'],
  'windows-1255': ['כיסא משרדי ארגונומי מעץ'],
  'windows-1256': ['كرسي مكتب خشبي مريح', 'مصباح'],
  'windows-1257': ['Rašomasis stalas, kėdė ir šviestuvas'],
  'windows-874': ['เก้าอี้สำนักงาน ไม้สัก'],
  shift_jis: ['木製デスクランプ、明るい照明', '椅子', '机'],
  'euc-jp': ['木製デスクランプ、明るい照明', '机'],
  gb18030: ['木制台灯，适合书桌', '椅子'],
  big5: ['木製檯燈，適合書桌', '椅子'],
  'euc-kr': ['나무 책상 램프, 밝은 조명', '의자'],
  'koi8-u': ['Настольная лампа из дерева'],
  macintosh: ['Bürostühle Café', 'Große Lampen', 'Chaise élégante à accoudoirs', 'Mesa de niño'],
};
const head = 'name;description;image;category;price\r\n';
const plain = 'Desk Lamp;A lamp that stands on a desk.;https://example.com/a.webp;Lighting;49,00\r\n';
const toText = (name: string) =>
  `${head}${plain.repeat(300)}${name};${name};https://example.com/b.webp;Lighting;49,00\r\n`;

const recognize = (bytes: Uint8Array) => recognizeEncoding(bytes.subarray(0, 65_536), toReadBytes(bytes));
async function read(bytes: Uint8Array, encoding: string, size?: number): Promise<string> {
  const texts: string[] = [];
  for await (const text of readTexts(toReadBytes(bytes, size), encoding)) texts.push(text);
  return texts.join('');
}

const cases = Object.entries(names).flatMap(([encoding, all]) => all.map((name) => [encoding, name] as const));

it.each(cases)('%s: reads %s as it was written, among many plain rows', async (encoding, name) => {
  const bytes = encode(toText(name), encoding);
  expect(await read(bytes, await recognize(bytes))).toBe(toText(name));
});

const text = toText('Bürostühle 照明 مصباح 😀');
const withMark = (bytes: Uint8Array, mark: number[]) => Uint8Array.from([...mark, ...bytes]);

describe('Unicode', () => {
  it.each<[string, string, number[]]>([
    ['UTF-8', 'utf-8', []],
    ['UTF-8 with a mark', 'utf-8', [0xef, 0xbb, 0xbf]],
    ['UTF-16 LE with a mark', 'utf-16le', [0xff, 0xfe]],
    ['UTF-16 BE with a mark', 'utf-16be', [0xfe, 0xff]],
    ['UTF-16 LE', 'utf-16le', []],
    ['UTF-16 BE', 'utf-16be', []],
  ])('%s is recognized', async (_, encoding, mark) => {
    const bytes = withMark(encode(text, encoding), mark);
    expect(await recognize(bytes)).toBe(encoding);
    expect(await read(bytes, encoding)).toBe(text);
  });
});

describe('a file that is refused', () => {
  it.each<[string, Uint8Array, RegExp]>([
    ['UTF-32', Uint8Array.from([0xff, 0xfe, 0, 0, 65, 0, 0, 0]), /Letters/],
    ['zeros among text', encode('name;price\u0000\r\nLamp;3', 'utf-8'), /bytes that no text has/],
    [
      'UTF-8 with a damaged letter',
      Uint8Array.from([...encode(`${head}ä;ö;ü;é\n`, 'utf-8'), 0xc3, 10]),
      /Letters of the file cannot be read/,
    ],
    ['UTF-8 that ends within a letter', encode(`${head}ä;ö;ü;é`, 'utf-8').slice(0, -1), /Letters/],
    ['bytes without a meaning', Uint8Array.from([...encode(head, 'utf-8'), 0xff, 0x01, 0xfc, 0x1b]), /Letters/],
  ])('%s', async (_, bytes, problem) => {
    await expect(recognize(bytes)).rejects.toThrow(problem);
  });

  it.each(['utf-16le', 'utf-16be'])('half of a letter in %s', async (encoding) => {
    await expect(read(encode(text, encoding).slice(0, -1), encoding)).rejects.toThrow(/Letters/);
  });
});

it('puts a letter together that two parts share', async () => {
  const samples = { ...names, 'utf-8': ['ü照😀مA'], 'utf-16le': ['ü照😀مA'], 'utf-16be': ['ü照😀مA'] };
  for (const [encoding, [sample = '']] of Object.entries(samples)) {
    for (let size = 1; size < 10; size++) expect(await read(encode(sample, encoding), encoding, size)).toBe(sample);
  }
});
