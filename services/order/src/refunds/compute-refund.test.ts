import { centsFromDecimal, decimalFromCents, totalCents } from '@shopwright/contracts/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeRefund, type RefundableLine } from './compute-refund';

const line = (id: number, price: string, quantity: number, changes: Partial<RefundableLine> = {}): RefundableLine => ({
  id,
  price,
  quantity,
  refundedQuantity: 0,
  restockedQuantity: 0,
  toShip: quantity,
  ...changes,
});
const money = (paidCents: number, leftCents = paidCents) => ({ paidCents, leftCents });
const lamp = line(1, '20.00', 2);
const bulb = line(2, '5.00', 1);

describe('computeRefund', () => {
  it('refunds all that is left, an amount, or the price of some units', () => {
    expect(computeRefund({ restock: true }, [lamp, bulb], money(4500))).toEqual({
      amountCents: 4500,
      items: [
        { orderItemId: 1, quantity: 2, unshippedQuantity: 2, restockQuantity: 2 },
        { orderItemId: 2, quantity: 1, unshippedQuantity: 1, restockQuantity: 1 },
      ],
    });
    expect(computeRefund({ amount: '3.5', restock: false }, [lamp], money(4000))).toEqual({
      amountCents: 350,
      items: [],
    });
    const items = [{ orderItemId: 1, quantity: 1 }];
    expect(computeRefund({ items, restock: false }, [lamp, bulb], money(4500)).amountCents).toBe(2000);
  });

  it('refunds whole yen, and all that was paid in the end', () => {
    const yen = (leftCents: number) => ({ paidCents: 350_000, leftCents, currency: 'jpy' as const });
    const lines = [line(1, '2000.00', 2)];
    const one = { items: [{ orderItemId: 1, quantity: 1 }], restock: false };
    expect(computeRefund(one, [...lines, line(2, '500.00', 1)], yen(350_000)).amountCents).toBe(155_500);
    expect(() => computeRefund({ amount: '3.50', restock: false }, lines, yen(350_000))).toThrow(/whole amount of JPY/);
    expect(computeRefund({ amount: '3', restock: false }, lines, yen(350_000)).amountCents).toBe(300);
    const last = [{ ...line(1, '2000.00', 2), refundedQuantity: 1 }];
    expect(computeRefund(one, last, yen(194_500)).amountCents).toBe(194_500);
  });

  it('takes the discount off in proportion, and the last units take what is left', () => {
    const items = [{ orderItemId: 1, quantity: 1 }];
    expect(computeRefund({ items, restock: false }, [lamp, bulb], money(3500)).amountCents).toBe(1555);
    const rest = {
      items: [
        { orderItemId: 1, quantity: 1 },
        { orderItemId: 2, quantity: 1 },
      ],
      restock: false,
    };
    const lines = [{ ...lamp, refundedQuantity: 1 }, bulb];
    expect(computeRefund(rest, lines, money(3500, 1945)).amountCents).toBe(1945);
  });

  it.each([
    ['more than is left', { amount: '45.01' }, 'amount'],
    ['nothing', { amount: '0.00' }, 'amount'],
    ['a line of another order', { items: [{ orderItemId: 9, quantity: 1 }] }, 'items.0.orderItemId'],
    ['more units than are left', { items: [{ orderItemId: 2, quantity: 2 }] }, 'items.0.quantity'],
    [
      'a line twice',
      {
        items: [
          { orderItemId: 1, quantity: 1 },
          { orderItemId: 1, quantity: 1 },
        ],
      },
      'items.1.orderItemId',
    ],
    ['an amount of no line, restocked', { amount: '1.00', restock: true }, 'restock'],
  ])('refuses %s', (_, request, path) => {
    const refund = () => computeRefund({ restock: false, ...request }, [lamp, bulb], money(4500));
    expect(refund).toThrow(
      expect.objectContaining({ code: 'unprocessable', fields: [expect.objectContaining({ path })] }),
    );
  });

  it('refuses units that cost more than is left after refunds by amount, and an order with nothing left', () => {
    const items = [{ orderItemId: 1, quantity: 1 }];
    expect(() => computeRefund({ items, restock: false }, [lamp, bulb], money(4500, 1999))).toThrow('$19.99');
    expect(() => computeRefund({ restock: false }, [lamp], money(4000, 0))).toThrow('Nothing is left');
  });

  it('restocks nothing a second time when a failed attempt is repeated', () => {
    const again = line(1, '20.00', 2, { restockedQuantity: 1 });
    const [item] = computeRefund(
      { items: [{ orderItemId: 1, quantity: 1 }], restock: true },
      [again],
      money(4000),
    ).items;
    expect(item?.restockQuantity).toBe(0);
  });

  it('adds up to exactly what was paid, unit by unit, in any order, and restocks each unit once', () => {
    const cents = fc.integer({ min: 1, max: 99_999 });
    const lines = fc.array(fc.record({ cents, quantity: fc.integer({ min: 1, max: 4 }) }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(
        lines,
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        fc.infiniteStream(fc.nat()),
        (drawn, discount, random) => {
          const state = drawn.map((each, index) => line(index + 1, decimalFromCents(each.cents), each.quantity));
          const gross = totalCents(state);
          const paidCents = Math.max(1, gross - Math.floor(gross * discount));
          let leftCents = paidCents;
          for (;;) {
            const open = state.filter((each) => each.quantity > each.refundedQuantity);
            if (open.length === 0 || leftCents === 0) break;
            const chosen = open[(random.next().value ?? 0) % open.length] as RefundableLine;
            const request = { items: [{ orderItemId: chosen.id, quantity: 1 }], restock: true };
            let plan: ReturnType<typeof computeRefund>;
            try {
              plan = computeRefund(request, state, { paidCents, leftCents });
            } catch (error) {
              // A unit may cost less than a cent after a large discount.
              expect((error as Error).message).toBe('These items cost nothing');
              return;
            }
            expect(plan.amountCents).toBeLessThanOrEqual(leftCents);
            leftCents -= plan.amountCents;
            chosen.refundedQuantity += 1;
            chosen.restockedQuantity += plan.items[0]?.restockQuantity ?? 0;
          }
          expect(leftCents).toBe(0);
          expect(state.map((each) => each.restockedQuantity)).toEqual(state.map((each) => each.refundedQuantity));
        },
      ),
    );
    expect(centsFromDecimal('0.01')).toBe(1);
  });
});

describe('computeRefund of an order with charges', () => {
  const unit = (orderItemId: number, quantity = 1) => ({ items: [{ orderItemId, quantity }], restock: false });

  it('refunds shares of what each line cost, and shipping apart', () => {
    const lines = [line(1, '10.00', 3, { paid: '25.00' }), line(2, '50.00', 1, { paid: '0.00' })];
    const paid = { paidCents: 2990, leftCents: 2990 };
    expect(computeRefund(unit(1), lines, paid).amountCents).toBe(833);
    expect(() => computeRefund(unit(2), lines, paid)).toThrow('cost nothing');
    const rest = { items: [...unit(1, 2).items, ...unit(2).items], restock: false };
    const last = lines.map((one) => (one.id === 1 ? { ...one, refundedQuantity: 1 } : one));
    expect(computeRefund(rest, last, { paidCents: 2990, leftCents: 2157 }).amountCents).toBe(1667);
    expect(computeRefund({ restock: false }, last, { paidCents: 2990, leftCents: 490 }).amountCents).toBe(490);
  });

  it('returns exactly what the goods cost, in any parts and order, and then the shipping', () => {
    const orders = fc.record({
      lines: fc.array(
        fc.record({ quantity: fc.integer({ min: 1, max: 7 }), paidCents: fc.integer({ min: 0, max: 50_000 }) }),
        {
          minLength: 1,
          maxLength: 5,
        },
      ),
      shippingCents: fc.integer({ min: 0, max: 2000 }),
      picks: fc.infiniteStream(fc.integer({ min: 0, max: 1000 })),
    });
    fc.assert(
      fc.property(orders, ({ lines: drawn, shippingCents, picks }) => {
        const state = drawn.map(({ quantity, paidCents }, id) =>
          line(id, '100.00', quantity, { paid: decimalFromCents(paidCents) }),
        );
        const goodsCents = drawn.reduce((sum, { paidCents }) => sum + paidCents, 0);
        const paidCents = goodsCents + shippingCents;
        let leftCents = paidCents;
        for (let open = state; open.length > 0; open = state.filter((one) => one.refundedQuantity < one.quantity)) {
          const chosen = open[picks.next().value % open.length];
          if (!chosen) throw new Error('nothing is open');
          const quantity = 1 + (picks.next().value % (chosen.quantity - chosen.refundedQuantity));
          try {
            leftCents -= computeRefund(unit(chosen.id, quantity), state, { paidCents, leftCents }).amountCents;
          } catch (error) {
            if (!/cost nothing|Nothing is left/.test(String(error))) throw error;
          }
          chosen.refundedQuantity += quantity;
        }
        expect(leftCents).toBe(shippingCents);
      }),
    );
  });
});
