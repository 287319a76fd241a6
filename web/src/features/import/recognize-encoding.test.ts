import { describe, expect, it } from 'vitest';
import { readTexts } from './read-texts';
import { type Encoding, encodings, recognizeEncoding } from './recognize-encoding';
import { encode, toFile } from './test-encode';

const names: Partial<Record<Encoding, string[]>> = {
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
};
const head = 'name;description;image;category;price\r\n';
const plain = 'Desk Lamp;A lamp that stands on a desk.;https://example.com/a.webp;Lighting;49,00\r\n';
const toText = (name: string) =>
  `${head}${plain.repeat(300)}${name};${name};https://example.com/b.webp;Lighting;49,00\r\n`;
const read = async (file: File, encoding: string, size?: number) => {
  const texts: string[] = [];
  for await (const text of readTexts(file, encoding, size)) texts.push(text);
  return texts.join('');
};

const cases = Object.entries(names).flatMap(([encoding, all]) => all.map((name) => [encoding, name] as const));

describe('an old encoding', () => {
  it.each(cases)('%s: reads %s as it was written, among many plain rows', async (encoding, name) => {
    const file = toFile(encode(toText(name), encoding));
    const recognized = await recognizeEncoding(file, 'en');
    expect(await read(file, recognized.encoding)).toBe(toText(name));
  });

  it('is shown to staff where another is about as likely, and not where it is plain', async () => {
    const isShown = async (encoding: string, name: string) =>
      (await recognizeEncoding(toFile(encode(toText(name), encoding)), 'en')).unsure !== undefined;
    expect(await isShown('windows-1252', 'Bürostühle Café')).toBe(false);
    expect(await isShown('windows-1251', 'Настольная лампа из дерева')).toBe(false);
    expect(await isShown('shift_jis', '木製デスクランプ')).toBe(false);
    expect(await isShown('windows-1250', 'Šířka')).toBe(true);
    expect(await isShown('windows-1257', 'Lėmpa žalia')).toBe(true);
    expect(await isShown('windows-1254', 'Ağaç sehpa, yeşil')).toBe(true);
  });
});

const text = toText('Bürostühle 照明 مصباح 😀');
describe('Unicode', () => {
  it.each<[string, Encoding, number[]]>([
    ['UTF-8', 'utf-8', []],
    ['UTF-8 with a mark', 'utf-8', [0xef, 0xbb, 0xbf]],
    ['UTF-16 LE with a mark', 'utf-16le', [0xff, 0xfe]],
    ['UTF-16 BE with a mark', 'utf-16be', [0xfe, 0xff]],
    ['UTF-16 LE', 'utf-16le', []],
    ['UTF-16 BE', 'utf-16be', []],
  ])('%s is recognized', async (_, encoding, mark) => {
    const file = toFile(encode(text, encoding), mark);
    expect(await recognizeEncoding(file, 'en')).toEqual({ encoding });
    expect(await read(file, encoding)).toBe(text);
  });
});

describe('a file that is refused before its first row', () => {
  const letters = { problem: { kind: 'letters' } };
  it.each<[string, Uint8Array | string, object]>([
    ['a workbook', 'PK\u0003\u0004 and more', { problem: { kind: 'workbook' } }],
    ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), { problem: { kind: 'workbook' } }],
    ['UTF-32', Uint8Array.from([0xff, 0xfe, 0, 0, 65, 0, 0, 0]), letters],
    ['zeros among text', 'name;price\u0000\r\nLamp;3', letters],
    ['UTF-8 with a damaged letter', Uint8Array.from([...encode(`${head}ä;ö;ü;é\n`, 'utf-8'), 0xc3, 10]), letters],
    ['UTF-8 that ends within a letter', encode(`${head}ä;ö;ü;é`, 'utf-8').slice(0, -1), letters],
    ['bytes without a meaning', Uint8Array.from([...encode(head, 'utf-8'), 0xff, 0x01, 0xfc, 0x1b]), letters],
    ['UTF-16 that ends within a letter', Uint8Array.from([0xff, 0xfe, ...encode(head, 'utf-16le'), 65]), letters],
    ['UTF-8 with a mark and a damaged letter', Uint8Array.from([0xef, 0xbb, 0xbf, 65, 0xc3, 10]), letters],
  ])('%s', async (_, bytes, problem) => {
    await expect(recognizeEncoding(toFile(bytes), 'en')).rejects.toMatchObject(problem);
  });

  it.each(['utf-16le', 'utf-16be'])('half of a letter in %s', async (encoding) => {
    await expect(read(toFile(encode(text, encoding).slice(0, -1)), encoding)).rejects.toMatchObject(letters);
  });
});

describe('a letter on the boundary of two parts', () => {
  const letters: Record<string, string> = {
    ...Object.fromEntries(Object.entries(names).map(([encoding, [name = '']]) => [encoding, name])),
    'utf-8': 'ü照😀مA',
    'utf-16le': 'ü照😀مA',
    'utf-16be': 'ü照😀مA',
  };
  it.each(Object.entries(letters))('%s: survives in parts of 1 to 9 bytes', async (encoding, sample) => {
    const file = toFile(encode(sample, encoding));
    for (let size = 1; size < 10; size++) expect(await read(file, encoding, size)).toBe(sample);
  });

  it('survives in a file of 11 MB', async () => {
    const big = 'ü照😀x'.repeat(1_100_000);
    expect((await read(toFile(`x${big}`), 'utf-8')) === `x${big}`).toBe(true);
  });
});

it('names encodings that every browser reads', () => {
  for (const name of Object.keys(encodings)) expect(new TextDecoder(name).encoding).toBe(name);
});
