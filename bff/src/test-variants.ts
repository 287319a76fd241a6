/**
 * Returns the variants that the sample at this place meets: one of `turns` parts of them, so that each variant meets as
 * large a part of the samples.
 */
export const variantsFor = <T>(place: number, variants: readonly T[], turns: number): T[] =>
  variants.filter((_, index) => index % turns === place % turns);
