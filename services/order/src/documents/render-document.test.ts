import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { breakLongWords } from './break-long-words';
import type { DocumentContent } from './document-content';
import { dropUndrawable } from './fonts';
import { renderDocument } from './render-document';
import { countPages, readGlyphs } from './test-glyphs';

const draw = (lines: string[], changes: Partial<DocumentContent> = {}) =>
  renderDocument({
    language: 'en',
    title: 'Invoice',
    facts: [],
    columns: ['Item', 'Quantity', 'Price', 'Amount'],
    parties: [
      { title: 'Seller', lines: ['Lamps'] },
      { title: 'Customer', lines },
    ],
    rows: [['Lamp', '1', '$1.00', '$1.00']],
    sums: [{ label: 'Total', value: '$1.00' }],
    notes: [],
    ...changes,
  });
const blank = readGlyphs(draw([])).length;

it('has the logo and the color of the store', async () => {
  const background = { r: 26, g: 77, b: 143, alpha: 0.5 };
  for (const [width, height] of [
    [2000, 20],
    [30, 2000],
  ] as const) {
    const logo = await sharp({ create: { width, height, channels: 4, background } })
      .webp()
      .toBuffer();
    const drawn = draw([], { accentColor: '#1a4d8f', logo });
    expect([countPages(drawn), drawn.includes('/Subtype /Image')]).toEqual([1, true]);
  }
  expect(draw([]).includes('/Subtype /Image')).toBe(false);
});

const scripts: [script: string, text: string][] = [
  ['Latin', 'Łódź, Große Straße 1'],
  ['Vietnamese', 'Nguyễn Thị Ánh'],
  ['Greek', 'Γιώργος Παππάς'],
  ['Cyrillic', 'Київ, Хрещатик 1'],
  ['Hangul', '김민준 🎁 서울특별시 중구 세종대로 110'],
  ['Hangul jamo', '\u1112\u1161\u11ab\u1100\u1173\u11af'],
  ['Thai', 'กรุงเทพฯ น้ำใจ 10110'],
  ['Lao', 'ວຽງຈັນ ນ້ຳ'],
  ['Khmer', 'ភ្នំពេញ ខ្មែរ ស្រី'],
  ['Myanmar', 'ရန်ကုန် မြန်မာ ကျွန်ုပ်'],
  ['Hebrew', 'רחוב הרצל 12, תל אביב'],
  ['Arabic', 'شارع التحرير 12'],
  ['Urdu', 'محمد علی، کراچی ۷۵'],
  ['Syriac', 'ܫܠܡܐ'],
  ['Thaana', 'މާލެ'],
  ['NKo', 'ߒߞߏ'],
  ['Devanagari', 'नमस्ते क्षत्रिय श्री'],
  ['Bengali', 'কলকাতা শ্রী'],
  ['Gurmukhi', 'ਅੰਮ੍ਰਿਤਸਰ'],
  ['Gujarati', 'અમદાવાદ શ્રી'],
  ['Oriya', 'ଭୁବନେଶ୍ୱର'],
  ['Tamil', 'சென்னை ஸ்ரீ'],
  ['Telugu', 'హైదరాబాద్ శ్రీ'],
  ['Kannada', 'ಬೆಂಗಳೂರು ಶ್ರೀ'],
  ['Malayalam', 'തിരുവനന്തപുരം'],
  ['Sinhala', 'කොළඹ ශ්‍රී ලංකා'],
  ['Tibetan', 'ལྷ་ས་'],
  ['Armenian', 'Երևան'],
  ['Georgian', 'თბილისი'],
  ['Ethiopic', 'አዲስ አበባ'],
  ['Cherokee', 'ᏣᎳᎩ'],
  ['Inuktitut', 'ᐃᓄᒃᑎᑐᑦ'],
  ['Tifinagh', 'ⵜⵉⴼⵉⵏⴰⵖ'],
  ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ'],
  ['Chinese', '北京市朝阳区镕喆'],
  ['Traditional Chinese', '臺北市信義區'],
  ['CJK extension B', '𡃁'],
  ['Japanese', '東京都千代田区 髙橋さん'],
  ['a variant of a character', '葛\u{e0100}城市'],
  ['emoji', '🎁 🎉 ❤️ 👍🏽 🇩🇪'],
  ['symbols', '☎ ★ → ✓ €₹₿'],
];

describe('renderDocument', () => {
  it.each(scripts)('draws %s without a box', (_, text) => {
    const glyphs = readGlyphs(draw([text]));
    expect(glyphs).not.toContain(0);
    expect(glyphs.length).toBeGreaterThan(blank);
    const isShapedOnly = /[\u200d\ufe0f]/u;
    expect(dropUndrawable(text.replace(isShapedOnly, ''))).toBe(text.replace(isShapedOnly, ''));
  });

  it('leaves out what no font has', () => {
    const glyphs = readGlyphs(draw(['\u{10FFFD}\uE000\uFFFF\u0007\u{E0041}']));
    expect(glyphs).not.toContain(0);
    expect(dropUndrawable('a\u{10FFFD}\uE000\u0007b')).toBe('ab');
  });

  it('draws no box for any mixture of characters', () => {
    const anyCharacter = fc.oneof(fc.integer({ min: 0x20, max: 0x3fff }), fc.integer({ min: 0, max: 0x10ffff }));
    const line = fc.array(anyCharacter, { maxLength: 40 }).map((codes) => String.fromCodePoint(...codes));
    fc.assert(fc.property(fc.array(line, { maxLength: 20 }), (lines) => !readGlyphs(draw(lines)).includes(0)));
  });

  it('takes no text for markup', () => {
    const text = '#set page(height: 1pt) *a* $x$ `y` \\ #sys.inputs <b> @c = /';
    expect(countPages(draw([text]))).toBe(1);
    expect(readGlyphs(draw([text])).length).toBeGreaterThan(blank + 30);
  });

  it('goes on over the next pages, with an address of 240 lines or a thousand items', () => {
    const lines = Array.from({ length: 240 }, (_, index) => `Line ${index}`);
    expect(countPages(draw(lines))).toBeGreaterThan(3);
    const rows = Array.from({ length: 1000 }, (_, index) => [`Lamp ${index}`, '1', '$1.00', '$1.00']);
    expect(countPages(draw([], { rows }))).toBeGreaterThan(10);
  });

  it.each(['en', 'de', 'fr', 'es', 'pt', 'ja', 'zh', 'ar'] as const)('draws all scripts together in %s', (language) => {
    const lines = scripts.map(([, text]) => text);
    expect(readGlyphs(draw(lines, { language }))).not.toContain(0);
  });
});

describe('breakLongWords', () => {
  it.each([
    ['a short line', 'Long Street 12', 'Long Street 12'],
    ['a long word', 'x'.repeat(40), [...'x'.repeat(40)].join('\u200b')],
    ['letters with their marks', 'e\u0301'.repeat(30), Array(30).fill('e\u0301').join('\u200b')],
    ['Chinese as it is', '北'.repeat(60), '北'.repeat(60)],
    ['Latin inside of Chinese', `北${'x'.repeat(23)}京`, `北${[...'x'.repeat(23)].join('\u200b')}京`],
  ])('keeps or breaks %s', (_, text, expected) => expect(breakLongWords(text)).toBe(expected));

  it('breaks Thai between words', () => {
    expect(breakLongWords('กรุงเทพมหานครอมรรัตนโกสินทร์มหินทรายุธยา').split('\u200b').length).toBeGreaterThan(2);
  });
});
