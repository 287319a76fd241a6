import { decimalFromCents } from './money';

/** 124900 → "$1,249.00". US dollars look the same in every language. */
export function formatUsd(cents: number): string {
  const [whole = '', fraction = ''] = decimalFromCents(Math.abs(cents)).split('.');
  return `${cents < 0 ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}
