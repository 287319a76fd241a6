/** Rates are integers: 100_000 is 100%, 8_875 is 8.875%. */
export const fullRate = 100_000;

/** Returns amount × part ÷ whole as a multiple of `step`, rounded half up. */
export const roundShare = (amount: number, part: number, whole: number, step: number): number =>
  divideRounded(amount, part, whole * step) * step;

/** Returns amount × part ÷ whole as a multiple of `step`, rounded down. */
export const floorShare = (amount: number, part: number, whole: number, step: number): number =>
  divideDown(amount, part, whole * step) * step;

export const floorToStep = (amount: number, step: number): number => amount - (amount % step);

/** No operand is negative, so half up is half away from zero. */
function divideRounded(a: number, b: number, divisor: number): number {
  const doubled = 2 * a * b + divisor;
  if (Number.isSafeInteger(doubled) && Number.isSafeInteger(2 * divisor)) {
    return (doubled - (doubled % (2 * divisor))) / (2 * divisor);
  }
  return Number((2n * BigInt(a) * BigInt(b) + BigInt(divisor)) / (2n * BigInt(divisor)));
}

function divideDown(a: number, b: number, divisor: number): number {
  const product = a * b;
  if (Number.isSafeInteger(product)) return (product - (product % divisor)) / divisor;
  return Number((BigInt(a) * BigInt(b)) / BigInt(divisor));
}
