import type { VariantRow } from './match-variants';

/** "Black / M": a value of each option. */
export const variantName = ({ values }: Pick<VariantRow, 'values'>): string =>
  values.map(({ text }) => text).join(' / ');
