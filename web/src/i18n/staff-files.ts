import type { Dictionary } from './languages';

/** The files that `language.ts` leaves out of its own list. */
export const staffFiles = import.meta.glob<Record<string, Dictionary>>(
  './locales/*/{catalog,desk,marketing,office,operations,setup,staff}.ts',
);
