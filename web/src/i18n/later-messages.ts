import type { Dictionary } from './languages';

/** A file of its own, because the addresses of these dictionaries would be half a kilobyte of every first visit. */
export const laterFiles = import.meta.glob<Dictionary>(['./locales/*/*.json', '!./locales/*/shop.json'], {
  import: 'default',
});
