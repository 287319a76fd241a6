import type { Product } from '@shopwright/contracts/http/products';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;

/** A product's name, and searches that must find it. */
const shelf: [string, ...string[]][] = [
  ['Schreibtischlampe Größe XL', 'grosse', 'GRÖSSE', 'gro\u0308ße', 'GRÖẞE', 'schreibtischlampe'],
  ['Łódź Żyrandol', 'lodz', 'ŻYRANDOL', 'zyrandol', 'z\u0307yrandol'],
  ['Λάμπα Γραφείου', 'λαμπα', 'ΛΑΜΠΑ', 'ΓΡΑΦΕΊΟΥ', 'lampa grafeioy'],
  ['ΦΩΤΙΣΜΟΣ ΕΛΛΑΣ', 'φωτισμός', 'φωτισμοσ', 'Ελλάς'],
  ['Настольный светильник Ёлка', 'НАСТОЛЬНЫЙ', 'светильник', 'елка', 'svetilnik'],
  ['Đèn bàn học', 'den ban', 'ĐÈN', 'đe\u0300n', 'hoc'],
  ['Işık İstasyonu', 'isik', 'IŞIK', 'ISTASYONU', 'istasyonu', 'ışık'],
  ['ＬＥＤ Ｌｉｇｈｔ ５０Ｗ', 'led light', '50w', 'ｌｅｄ'],
  ['ﾃﾞｽｸﾗｲﾄ Pro', 'デスクライト', 'ﾃﾞｽｸ', 'ライト'],
  ['책상 조명 스탠드', '조명', '책상', '\u110c\u1169\u1106\u1167\u11bc', '스탠드'],
  ['โคมไฟตั้งโต๊ะ', 'โคมไฟ', 'ตั้งโต๊ะ'],
  ['דוּגמה מנורת שולחן', 'דוגמה', 'מנורת שולחן'],
  ['مِصْبَاح مكتبي', 'مصباح', 'مـصـبـاح', 'مکتبی'],
  ['लैंप टेबल', 'लैंप', 'टेबल'],
  ['Սեղանի լամպ', 'ՍԵՂԱՆԻ', 'լամպ', 'lamp seghani'],
  ['სანათი მაგიდის', 'სანათი', 'ᲡᲐᲜᲐᲗᲘ', 'sanati'],
  ['Of\u00adfice Café №7', 'office', 'cafe', 'CAFE\u0301', 'no7'],
  ['ﬁlament œuvre æther', 'filament', 'oeuvre', 'AETHER'],
  ['Ñandú Pingüino', 'nandu', 'PINGUINO', 'pingu\u0308ino'],
  ['Geschenk 🎁 Überraschung', '🎁', 'uberraschung'],
];

beforeAll(async () => {
  catalog = await startTestCatalog();
  for (const [name] of shelf) await catalog.addProduct({ name, category: 'Lamps', description: 'One of a kind.' });
});
afterAll(() => catalog.stop());

const cases = shelf.flatMap(([name, ...searches]) => searches.map((search) => [search, name] as const));

describe.each(cases)('%j finds %j', (search, name) => {
  it('in the list of visitors and in the suggestions', async () => {
    const anonymous = await catalog.as('anonymous');
    const { body } = await anonymous.get('/products').query({ search }).expect(200);
    expect(body.map((product: Product) => product.name)).toContain(name);
    const suggested = await anonymous.get('/search/suggestions').query({ q: search }).expect(200);
    expect(suggested.body.products.map((product: Product) => product.name)).toContain(name);
  });

  it.each(['/staff/products', '/inventory'])('in %s', async (path) => {
    const { body } = await (await catalog.as('staff')).get(path).query({ search }).expect(200);
    expect(JSON.stringify(body)).toContain(JSON.stringify(name).slice(1, -1));
  });
});

it.each(['\u0301', '\u200b', 'ь', '\u0640', '\ufe0f'])('takes %j alone for no search', async (search) => {
  const { body } = await (await catalog.as('anonymous')).get('/products').query({ search }).expect(200);
  expect(body).toHaveLength(shelf.length);
});
