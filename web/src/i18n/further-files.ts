import type { Dictionary } from './languages';

/** The files that `language.ts` leaves out of its own list. */
export const furtherFiles = import.meta.glob<Record<string, Dictionary>>([
  './locales/*/*.ts',
  '!./locales/*/{product,shop}.ts',
]);
