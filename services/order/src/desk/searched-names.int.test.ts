import { randomUUID } from 'node:crypto';
import { listCustomers } from '@shopwright/contracts/http/customers';
import { buy, clerk, deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { afterAll, beforeAll, expect, it } from 'vitest';

let shop: TestStore;

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());

/** A name, and searches that must find it. */
const searchedNames: [string, ...string[]][] = [
  ['İbrahim Müller', 'İbrahim', 'ibrahim', 'Muller', 'MÜLLER', 'Mu\u0308ller', 'ıbrahım müller'],
  ['ΓΙΩΡΓΟΣ ΠΑΠΠΑΣ', 'Γιώργος', 'γιωργος παππας', 'ΠΑΠΠΆΣ', 'Pappas'],
  ['Łukasz Żółć', 'lukasz', 'ZOLC', 'żółć'],
  ['Nguyễn Thị Đào', 'nguyen dao', 'THI', 'nguye\u0302\u0303n'],
  ['Groß Straßer', 'gross', 'STRASSER', 'straßer'],
  ['김민준', '민준', '\u1106\u1175\u11ab\u110c\u116e\u11ab', '김'],
  ['李小龙', '小龙', '李'],
  ['ﾔﾏﾀﾞ 太郎', 'ヤマダ', '太郎'],
  ['محمّد عبد‌الله', 'محمد', 'مـحـمد', 'عبدالله'],
  ['שָׁלוֹם כהן', 'שלום', 'כהן'],
  ['Иван Йовков', 'ИВАН', 'йовков', 'Ivan'],
  ['สมชาย ใจดี', 'สมชาย', 'ใจดี'],
  ['आरती शर्मा', 'आरती', 'शर्मा'],
  ['Ｆｕｌｌ Width', 'full', 'ＷＩＤＴＨ'],
  ['Ñandú O’Connor', 'nandu', "o'connor"],
];

const idsOf = async (search: string) => (await deskOf(shop).list({ search })).map(({ id }) => id);

it.each(searchedNames)('finds an order and its customer of the name %j', async (customerName, ...searches) => {
  const { id } = await buy(shop, { customerName, customerEmail: `${randomUUID()}@example.com` });
  for (const search of searches) {
    expect(await idsOf(`#${id} ${search}`), search).toEqual([id]);
    const found = await shop.orderClient.call(listCustomers, { query: { search } }, clerk);
    expect(
      found.map(({ name }) => name),
      search,
    ).toContain(customerName);
  }
});
