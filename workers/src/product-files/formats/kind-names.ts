import type { FileFormat } from '@shopwright/contracts/http/file-imports';
import { columnsOfKind, type ImportKind, importKinds } from '@shopwright/contracts/import-kinds';
import { toKey } from './known-names';

type OtherKind = Exclude<ImportKind, 'products'>;

/** What other programs call the columns of files that have no products. */
const synonyms: Record<OtherKind, Record<string, string>> = {
  customers: {
    email:
      'email address, e-mail, e-mail address, mail, customer email, user email, billing email, E-Mail-Adresse, courriel, adresse e-mail, correo, correo electrónico',
    firstName: 'given name, forename, billing first name, name, Vorname, prénom, nombre',
    lastName:
      'surname, family name, billing last name, Nachname, Familienname, nom, nom de famille, apellido, apellidos',
    phone:
      'telephone, phone number, mobile, default address phone, billing phone, Telefon, Telefonnummer, téléphone, teléfono',
    language: 'locale, preferred language, Sprache, langue, idioma',
    acceptsMarketing:
      'accepts email marketing, marketing, newsletter, subscribed, marketing consent, opt in, Einwilligung, consentement, consentimiento',
    consentAt:
      'consent date, marketing consent at, opt in date, subscribed at, optin time, confirm time, Einwilligung am, date de consentement, fecha de consentimiento',
    address1:
      'address, street, address line 1, default address address1, billing address 1, billing address1, Straße, Adresse, rue, calle, dirección',
    address2:
      'address line 2, default address address2, billing address 2, billing address2, Adresszusatz, complément d’adresse',
    city: 'town, default address city, billing city, Ort, Stadt, ville, ciudad',
    region:
      'state, province, default address province code, province code, billing state, Bundesland, région, provincia',
    postalCode:
      'zip, zip code, postcode, default address zip, billing postcode, PLZ, Postleitzahl, code postal, código postal',
    country: 'country code, country region, default address country code, billing country, Land, pays, país',
  },
  redirects: {
    from: 'redirect from, source, source url, old url, old address, old path, url, alte URL, alte Adresse, von, quelle, ancienne URL, ancienne adresse, origine, URL antigua, dirección antigua, origen',
    to: 'redirect to, target, target url, destination, new url, new address, new path, action data, neue URL, neue Adresse, nach, Ziel, nouvelle URL, nouvelle adresse, URL nueva, dirección nueva, destino',
  },
};

const toNames = (kind: OtherKind) =>
  new Map([
    ...Object.entries(synonyms[kind]).flatMap(([column, names]) =>
      names.split(', ').map((name) => [toKey(name), column] as const),
    ),
    ...columnsOfKind[kind].map((column) => [toKey(column), column] as const),
  ]);

const namesOfKind: Record<OtherKind, ReadonlyMap<string, string>> = {
  customers: toNames('customers'),
  redirects: toNames('redirects'),
};

/** Returns our column that a column of a file of this kind means. */
export const findColumnOfKind = (name: string, kind: ImportKind): string | undefined =>
  kind === 'products' ? undefined : namesOfKind[kind].get(toKey(name));

/** Returns whether any program calls a column of a file without products so. */
export const isNameOfKind = (name: string): boolean =>
  importKinds.some((kind) => findColumnOfKind(name, kind) !== undefined);

/** Returns what a file has: products, unless its columns are clearly those of something else. */
export function recognizeImportKind(names: readonly string[]): ImportKind {
  const filled = names.filter((name) => name.trim() !== '');
  const found = new Set(filled.map((name) => findColumnOfKind(name, 'redirects')));
  if (found.has('from') && found.has('to') && filled.length <= redirectColumnsMax) return 'redirects';
  const columns = new Set(filled.map((name) => findColumnOfKind(name, 'customers')));
  const isPerson = ['firstName', 'lastName', 'acceptsMarketing', 'phone'].some((column) => columns.has(column));
  return columns.has('email') && isPerson && !filled.some((name) => ofOthers.has(toKey(name)))
    ? 'customers'
    : 'products';
}

/** Columns that a list of customers does not have: of orders and of products. */
const ofOthers = new Set(['financialstatus', 'lineitemname', 'ordernumber', 'orderid', 'sku', 'price', 'handle']);

/** Programs write a few others beside the two addresses: what kind of redirect it is, how often it was used. */
const redirectColumnsMax = 8;

export function recognizeFormatOfKind(names: readonly string[], kind: ImportKind): FileFormat {
  const keys = new Set(names.map(toKey));
  if (keys.has('redirectfrom') && keys.has('redirectto')) return 'shopify';
  if (keys.has('acceptsemailmarketing') || keys.has('defaultaddressaddress1')) return 'shopify';
  if (keys.has('billingaddress1') && keys.has('billingpostcode')) return 'woocommerce';
  return columnsOfKind[kind].every((column) => keys.has(toKey(column))) ? 'shopwright' : 'other';
}
