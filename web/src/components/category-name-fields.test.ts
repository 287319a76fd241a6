import { toSlug } from '@shopwright/contracts/slug';
import transliterate from '@sindresorhus/transliterate';
import { expect, it } from 'vitest';

/** The services make the slugs of products in the same way. */
it.each([
  ['Desk Lamps', 'desk-lamps'],
  ['  Lámparas & más! ', 'lamparas-mas'],
  ['Große Lampen', 'grosse-lampen'],
  ['GRÖẞE XL', 'groesse-xl'],
  ['Łódź Lighting', 'lodz-lighting'],
  ['Żarówki', 'zarowki'],
  ['Ærø & Øl', 'aero-ol'],
  ['Œuvre', 'oeuvre'],
  ['Đèn bàn', 'den-ban'],
  ['Işık', 'isik'],
  ['İstanbul', 'istanbul'],
  ['þorn', 'thorn'],
  ['Čeština', 'cestina'],
  ['Țară', 'tara'],
  ['Ħalib', 'halib'],
  ['Светильники', 'svetilniki'],
  ['Їжа', 'yizha'],
  ['Φωτισμός', 'fotismos'],
  ['ქართული', 'qartuli'],
  ['照明', '照明'],
  ['ライト', 'ライト'],
  ['조명', '조명'],
  ['ไฟ', 'ไฟ'],
  ['दीपक', 'दीपक'],
  ['תאורה', 'תאורה'],
  ['ⅫⅡ', 'xiiii'],
  ['Cafe\u0301', 'cafe'],
  ['L’été', 'l-ete'],
  ['C++ / C#', 'c-c'],
  ['---', ''],
])('%s is %s in an address', (name, slug) => {
  expect(toSlug(transliterate(name))).toBe(slug);
});
