import { describe, expect, it } from 'vitest';
import { asciiText } from './ascii-text';

const sameText: [string, ...string[]][] = [
  ['İbrahim Müller', 'ibrahim muller', 'IBRAHIM MÜLLER', 'İBRAHİM MÜLLER', 'ıbrahim Mu\u0308ller'],
  ['ΓΙΩΡΓΟΣ ΠΑΠΠΑΣ', 'Γιώργος Παππάς', 'γιωργος παππας', 'γιωργοσ παππασ', 'giorgos pappas'],
  ['Straße', 'STRASSE', 'strasse', 'STRAẞE'],
  ['Łódź', 'lodz', 'LODZ', 'Ło\u0301dz\u0301'],
  ['Nguyễn Thị Đào', 'nguyen thi dao', 'NGUYỄN THỊ ĐÀO', 'Nguye\u0302\u0303n Thi\u0323 Đa\u0300o'],
  ['Ðórir Þórsson', 'dorir thorsson'],
  ['Æsa Œuvre', 'aesa oeuvre'],
  ['Søren Åberg', 'soren aberg', 'SØREN A\u030aBERG'],
  ['ﬁnest oﬃce', 'finest office'],
  ['ＦＵＬＬ　Ｗｉｄｔｈ１２３', 'full width123'],
  ['ﾃﾞｽｸﾗﾝﾌﾟ', 'デスクランプ', 'テ\u3099スクランフ\u309a'],
  ['김민준', '\u1100\u1175\u11b7\u1106\u1175\u11ab\u110c\u116e\u11ab'],
  ['محمّدٌ', 'محمد', 'مـحـمـد', 'ﻣﺤﻤﺪ'],
  ['أحمد', 'احمد', 'إحمد'],
  ['مكتبة', 'مكتبه'],
  ['علی', 'علي', 'على'],
  ['١٢٣', '123', '۱۲۳', '१२३', '１２３'],
  ['שָׁלוֹם', 'שלום'],
  ['יוסף', 'יוספ'],
  ['Иванов', 'ИВАНОВ', 'ivanov'],
  ['Алёна', 'АЛЕНА', 'Але\u0308на'],
  ['Андрій Шевченко', 'АНДРІЙ ШЕВЧЕНКО', 'andrii shevchenko'],
  ['Աննա', 'ԱՆՆԱ', 'anna'],
  ['ნინო', 'ᲜᲘᲜᲝ', 'nino'],
  ['Sa\u00adra Zero\u200bwidth', 'sara zerowidth'],
  ['O’Brien', "O'BRIEN", 'Oʼbrien'],
  ['Jean–Luc', 'jean-luc', 'Jean‑Luc'],
  ['non\u00a0breaking\u3000space', 'non breaking space'],
  ['Coŀlegi', 'col·legi', 'collegi'],
  ['№ 5', 'no 5'],
  ['½ Ⅳ ㎏', '1/2 iv kg'],
  ['𝕸𝖆𝖙𝖍', 'math'],
  ['नमस्ते', 'नमस्ते'.normalize('NFD')],
  ['Ꮳꭰ', 'ᏣᎠ'],
  ['🎁️', '🎁'],
];

describe('asciiText', () => {
  it.each(sameText)('writes %j and what a search may mean by it the same', (text, ...others) => {
    expect(others.map((other) => asciiText(other))).toEqual(others.map(() => asciiText(text)));
  });

  it.each([
    ['カメラ', 'ガメラ'],
    ['照明', '明照'],
    ['กา', 'กี'],
    ['ع', 'ا'],
    ['ب', 'پ'],
    ['שלום', 'שלון'],
    ['김', '킴'],
    ['нос', 'нас'],
    ['κ', 'χ'],
    ['🎁', '🎂'],
    ['क', 'ख'],
  ])('tells %j from %j', (text, other) => {
    expect(asciiText(text)).not.toBe(asciiText(other));
  });

  it('finds a part of a text where the text has it', () => {
    const parts = { 适合直播带支架: '直播', กรุงเทพ: 'เทพ', 서울특별시: '특별', Ελλάδα: 'λαδ', ישראל: 'שרא' };
    for (const [text, part] of Object.entries(parts)) expect(asciiText(text)).toContain(asciiText(part));
  });

  it('writes nothing but ASCII, and the same again of what it wrote', () => {
    for (let code = 0x80; code <= 0x2ffff; code += 7) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const written = asciiText(String.fromCodePoint(code));
      expect(written).toMatch(/^[ -~]*$/);
      expect(asciiText(written)).toBe(written);
    }
  });

  it('writes a text of many characters quickly', () => {
    const startedAt = performance.now();
    asciiText('Λάμπα 照明 Größe '.repeat(5000));
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });
});
