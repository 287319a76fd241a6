/** Letters of western European languages, and signs that their texts have. */
const western = /^[\n\p{ASCII}äöüÄÖÜßéèàçêëïîôûùœæáíóúñâãõåøÀÉÈÇÊÁÍÓÚÑÅØ“”‘’„‚«»–—…€™®©°²³½¼×¿¡ \u00a0]*$/u;

const isWestern = (bytes: Uint8Array, encoding: string): boolean =>
  western.test(new TextDecoder(encoding).decode(bytes));

/**
 * Tells whether a Mac wrote a text of a western European language. The detector does not: what "ü" is there is "Ÿ" in
 * Windows, a letter all the same, that hardly any text has.
 */
export const isMacRoman = (sample: Uint8Array): boolean =>
  isWestern(sample, 'macintosh') && !isWestern(sample, 'windows-1252');
