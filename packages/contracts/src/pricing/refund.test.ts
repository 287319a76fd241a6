import { expect, it } from 'vitest';
import { refundUnits } from './refund';

it.each([
  ['one unit at a time', 1_000, 3, [1, 1, 1], 1, [333, 333, 334]],
  ['two units, then the last', 1_000, 3, [2, 1], 1, [666, 334]],
  ['whole yen', 100_000, 3, [1, 1, 1], 100, [33_300, 33_300, 33_400]],
  ['less than a cent a unit', 2, 3, [1, 1, 1], 1, [0, 1, 1]],
  ['nothing of a line that was free', 0, 2, [2], 1, [0]],
])('refunds %s', (_, paid, quantity, parts, step, amounts) => {
  let refundedQuantity = 0;
  const refunded = parts.map((units) => {
    const amount = refundUnits({ paid, quantity, refundedQuantity }, units, step);
    refundedQuantity += units;
    return amount;
  });
  expect(refunded).toEqual(amounts);
});
