/**
 * Splits `total` in proportion to the weights by largest remainder. Each share is a multiple of `step`, the smallest amount of the
 * currency, and the shares add up to `total`. Of equal remainders the first is served first: sort what must not depend on its order.
 * Weights of zero get nothing, unless all are zero: then all get the same.
 *
 * No share exceeds its weight where `total` is at most their sum and the weights are multiples of `step` too.
 */
export function allocate(total: number, weights: readonly number[], step: number): number[] {
  if (total % step !== 0) throw new RangeError(`${total} is not a multiple of ${step}`);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0 && weights.length > 0) return allocate(total, Array(weights.length).fill(1), step);
  if (sum === 0 && total > 0) throw new RangeError(`${total} is allocated to nothing`);
  const units = total / step;
  const parts = weights.map((weight, index) => ({ index, ...divide(units, weight, sum) }));
  let left = units - parts.reduce((all, { quotient }) => all + quotient, 0);
  const shares = parts.map(({ quotient }) => quotient * step);
  for (const { index } of left > 0 ? parts.sort(byRemainder) : []) {
    if (left === 0) break;
    shares[index] = (shares[index] ?? 0) + step;
    left -= 1;
  }
  return shares;
}

interface Part {
  index: number;
  quotient: number;
  remainder: number;
}

const byRemainder = (a: Part, b: Part) => b.remainder - a.remainder || a.index - b.index;

/** Multiplies before it divides. A remainder is smaller than the divisor, so it is safe as a number. */
function divide(units: number, weight: number, sum: number): Omit<Part, 'index'> {
  const product = units * weight;
  if (Number.isSafeInteger(product)) {
    const remainder = product % sum;
    return { quotient: (product - remainder) / sum, remainder };
  }
  const exact = BigInt(units) * BigInt(weight);
  return { quotient: Number(exact / BigInt(sum)), remainder: Number(exact % BigInt(sum)) };
}
