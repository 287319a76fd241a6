import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findUnitsToGet } from './buy-x-get-y';
import type { Goods } from './goods';
import { line } from './test-quote-inputs';

const carts = fc.array(
  fc.record({
    unitPrice: fc.integer({ min: 1, max: 5 }),
    quantity: fc.integer({ min: 1, max: 6 }),
    isBought: fc.boolean(),
    isToGet: fc.boolean(),
  }),
  { maxLength: 6 },
);

it('gives the cheapest units, and as many as the units that stay bought allow', () => {
  fc.assert(
    fc.property(carts, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }), (cart, buy, get) => {
      const goods = cart.map(({ unitPrice, quantity, isToGet }, index): Goods => {
        const categoryIds = isToGet ? [1] : [];
        return {
          line: line(`p${index}`, unitPrice, { quantity, categoryIds }),
          index,
          unitPrice,
          gross: unitPrice * quantity,
        };
      });
      const bought = goods.filter(({ index }) => cart[index]?.isBought);
      const effect = { kind: 'buy_x_get_y', buy, get, rate: 100_000 } as const;
      const found = findUnitsToGet({ ...effect, getTarget: { type: 'categories', ids: [1] } }, bought, goods);

      const units = goods.flatMap((item) => (cart[item.index]?.isToGet ? Array(item.line.quantity).fill(item) : []));
      units.sort((a, b) => a.unitPrice - b.unitPrice);
      let stillBought = bought.reduce((sum, item) => sum + item.line.quantity, 0);
      let count = 0;
      for (const item of units) {
        stillBought -= cart[item.index]?.isBought ? 1 : 0;
        if (stillBought < buy * Math.ceil((count + 1) / get)) break;
        count += 1;
      }
      const expected = new Map<Goods, number>();
      for (const item of units.slice(0, count)) expected.set(item, (expected.get(item) ?? 0) + 1);
      expect(found).toEqual(expected);
    }),
  );
});
