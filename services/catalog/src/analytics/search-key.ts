const lengthMax = 60;

/** An email address, or a number long enough to be a phone, an order or a card. */
const looksPersonal = /@|(?:\d[ -]?){6}/;

/**
 * Returns the text under which a search is counted, so that case and spaces make no difference. Returns undefined for a
 * text that is not kept: none at all, one too long for a search, or one that may say something about a person.
 */
export function searchKey(search: string): string | undefined {
  const key = search.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
  return key === '' || key.length > lengthMax || looksPersonal.test(key) ? undefined : key;
}
