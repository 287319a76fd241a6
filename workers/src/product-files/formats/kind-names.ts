import type { FileFormat } from '@shopwright/contracts/http/file-imports';
import { columnsOfKind, type ImportKind, importKinds } from '@shopwright/contracts/import-kinds';
import { findColumn, toKey } from './known-names';

type OtherKind = Exclude<ImportKind, 'products'>;

/** What other programs call the columns of files that have no products. Of two columns of one meaning, the one that is named first here counts. */
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
    taxExempt: 'exempt from tax, steuerbefreit, exonéré de taxes, exento de impuestos',
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
  orders: {
    number:
      'order number formatted, order number, order no, order name, name, order, order id, Bestellnummer, Auftragsnummer, numéro de commande, commande, número de pedido, pedido',
    email:
      'email address, e-mail, customer email, billing email, email billing, E-Mail-Adresse, adresse e-mail, correo electrónico',
    customerName: 'customer, billing name, shipping name, Kunde, client, cliente',
    firstName: 'billing first name, first name billing, Vorname, prénom',
    lastName: 'billing last name, last name billing, Nachname',
    placedAt:
      'created at, date, order date, placed, date created, Datum, Bestelldatum, date de commande, fecha, fecha del pedido',
    status: 'order status, financial status, payment status, Zustand, statut, estado',
    shippingStatus: 'fulfillment status, delivery status, Versandstatus, statut de livraison, estado del envío',
    canceledAt: 'cancelled at',
    currency: 'order currency, currency code, Währung, devise, moneda',
    subtotal: 'order subtotal, items subtotal, Zwischensumme, sous-total',
    shipping:
      'shipping total, total shipping, order shipping amount, shipping cost, Versand, Versandkosten, livraison, frais de port, envío, gastos de envío',
    tax: 'taxes, tax total, order total tax amount, cart tax, vat, Steuer, MwSt, tva, taxe, impuesto, iva',
    discount:
      'discount amount, discount total, total discount, cart discount, cart discount amount, Rabatt, remise, descuento',
    fees: 'fee total, fees total, order fees, order fee total, Gebühren, frais, gastos',
    total: 'order total, order total amount, grand total, Gesamtsumme, Summe, Gesamtbetrag, total ttc, importe total',
    lineName: 'lineitem name, line item name, item name, product, product name, Artikel, article, producto',
    lineSku: 'lineitem sku, item sku, sku, Artikelnummer, référence, referencia',
    lineQuantity: 'lineitem quantity, item quantity, quantity, quantity refund, qty, Menge, Anzahl, quantité, cantidad',
    linePrice: 'lineitem price, item price, item cost, unit price, price, Einzelpreis, Preis, prix unitaire, precio',
    lineTotal:
      'lineitem total, item subtotal, order line subtotal, line subtotal, item total, order line total, row price',
    address1: 'shipping address1, shipping address 1, shipping street, address 1 2 shipping, street, Straße',
    address2: 'shipping address2, shipping address 2, Adresszusatz',
    city: 'shipping city, city shipping, Ort, ville, ciudad',
    region: 'shipping province, shipping state, state code shipping',
    postalCode: 'shipping zip, shipping postcode, postcode shipping, PLZ, code postal, código postal',
    country: 'shipping country, country code shipping, Land, pays, país',
  },
  redirects: {
    from: 'redirect from, source, source url, old url, old address, old path, url, alte URL, alte Adresse, von, quelle, ancienne URL, ancienne adresse, origine, URL antigua, dirección antigua, origen',
    to: 'redirect to, target, target url, destination, new url, new address, new path, action data, neue URL, neue Adresse, nach, Ziel, nouvelle URL, nouvelle adresse, URL nueva, dirección nueva, destino',
  },
  reviews: {
    product:
      'product handle, handle, slug, product slug, product url handle, url handle, Produkt-Handle, identifiant du produit',
    productName:
      'product title, product name, Produktname, Produkt, nom du produit, produit, nombre del producto, producto',
    sku: 'product sku, variant sku, Artikelnummer, référence, referencia',
    rating:
      'review score, score, stars, star rating, review rating, Bewertung, Sterne, note, étoiles, calificación, estrellas',
    title: 'review title, headline, review headline, summary, Titel, Überschrift, titre, título',
    content:
      'review content, body, review body, review, review text, text, comment, comments, message, comment content, Text, Kommentar, commentaire, avis, comentario, reseña',
    customerName:
      'reviewer name, author, display name, reviewer display name, reviewer, author name, nickname, name, comment author, user name, Verfasser, Autor, auteur, nom, autor, nombre, full name',
    email:
      'reviewer email, author email, email address, e-mail, e-mail address, user email, customer email, comment author email, E-Mail-Adresse, adresse e-mail, correo electrónico',
    isHidden: 'hidden, ausgeblendet, masqué, oculto',
    status:
      'state, review status, curated, published, approved, comment approved, is published, Zustand, statut, estado',
    reply:
      'store reply, reply content, review reply, shop reply, answer, response, owner response, comment reply, Antwort, réponse, respuesta',
    createdAt:
      'review date, date, date created, created, review creation date, submitted at, reviewed at, comment date gmt, comment date, Datum, date de création, fecha',
  },
  categories: {
    slug: 'handle, url handle, url key, permalink',
    parent: 'parent slug, parent category, übergeordnete Kategorie, catégorie parente, categoría superior',
    path: 'category path, Pfad, chemin, ruta',
    position: 'sort order, order, menu order, Reihenfolge, ordre, orden',
    name: 'title, category, category name, Kategorie, Kategoriename, nom, catégorie, nombre, categoría',
    description: 'body, body html, text, Beschreibung, descripción',
    image: 'image url, image src, thumbnail, picture, Bild, imagen',
    isHidden: 'hidden, ausgeblendet, masqué, oculto',
    features: 'Vorteile, avantages, ventajas',
  },
  collections: {
    slug: 'handle, url handle, url key',
    title: 'name, collection, collection name, Titel, titre, título, colección, Kollektion',
    text: 'description, body, body html, Beschreibung, descripción',
    image: 'image url, image src, Bild, imagen',
    isEnabled: 'enabled, published, active, aktiv, actif, activo',
    seoTitle: 'meta title, page title, seo title, Seitentitel',
    seoDescription: 'meta description, seo description, Metabeschreibung',
    rule: 'Regel, règle, regla',
    products: 'product handles, product slugs, Produkte, produits, productos',
  },
  discounts: {
    name: 'discount name, title, Bezeichnung, nom, nombre',
    code: 'discount code, coupon code, coupon, promo code, Gutscheincode, code promo, código de descuento',
    isEnabled: 'enabled, active, aktiv, actif, activo',
    kind: 'discount kind, effect',
    rate: 'percent, percentage',
    amount: 'discount amount, coupon amount',
    minimumAmount: 'minimum, minimum subtotal, minimum amount, Mindestbetrag, montant minimum, importe mínimo',
    firstDay: 'starts at, start date, valid from, gültig ab, date de début, fecha de inicio',
    lastDay: 'ends at, end date, expiry date, expires, valid until, gültig bis, date de fin, fecha de fin',
    usesMax: 'usage limit, maximum uses',
    usesPerCustomerMax: 'usage limit per user, uses per customer',
    combines: 'combinable, kombinierbar',
  },
};

interface Named {
  column: string;
  /** Lower for a name that counts more. */
  rank: number;
}

/** An id is of the shop that wrote the file, and names another product here: only where staff say so is it of this store. */
const isOnlyChosen = (column: string, kind: ImportKind): boolean => kind === 'reviews' && column === 'productId';

const toNames = (kind: OtherKind) =>
  new Map([
    ...Object.entries(synonyms[kind]).flatMap(([column, names]) =>
      names.split(', ').map((name, at) => [toKey(name), { column, rank: at + 1 }] as const),
    ),
    ...columnsOfKind[kind]
      .filter((column) => !isOnlyChosen(column, kind))
      .map((column) => [toKey(column), { column, rank: 0 }] as const),
  ]);

const namesOfKind: Record<OtherKind, ReadonlyMap<string, Named>> = {
  customers: toNames('customers'),
  orders: toNames('orders'),
  redirects: toNames('redirects'),
  reviews: toNames('reviews'),
  categories: toNames('categories'),
  collections: toNames('collections'),
  discounts: toNames('discounts'),
};

/** Returns our column that a column of a file of this kind means. */
export const findColumnOfKind = (name: string, kind: ImportKind): string | undefined =>
  kind === 'products' ? undefined : namesOfKind[kind].get(toKey(name))?.column;

/** Returns how much a name counts among those of one column: lower is more. */
export const rankOfName = (name: string, kind: ImportKind): number =>
  kind === 'products' ? 0 : (namesOfKind[kind].get(toKey(name))?.rank ?? 0);

/** Returns whether any program calls a column of a file without products so. */
export const isNameOfKind = (name: string): boolean =>
  importKinds.some((kind) => findColumnOfKind(name, kind) !== undefined);

/** Returns what a file has: products, unless its columns are clearly those of something else. */
export function recognizeImportKind(names: readonly string[]): ImportKind {
  const filled = names.filter((name) => name.trim() !== '');
  const found = new Set(filled.map((name) => findColumnOfKind(name, 'redirects')));
  if (found.has('from') && found.has('to') && filled.length <= redirectColumnsMax) return 'redirects';
  const ofOrder = new Set(filled.map((name) => findColumnOfKind(name, 'orders')));
  const hasOrders = ['placedAt', 'status', 'lineName', 'shipping'].filter((column) => ofOrder.has(column)).length >= 2;
  if (ofOrder.has('number') && ofOrder.has('total') && hasOrders) return 'orders';
  if (isOfReviews(filled)) return 'reviews';
  const group = recognizeGroups(filled);
  if (group) return group;
  const columns = new Set(filled.map((name) => findColumnOfKind(name, 'customers')));
  const isPerson = ['firstName', 'lastName', 'acceptsMarketing', 'phone'].some((column) => columns.has(column));
  return columns.has('email') && isPerson && !filled.some((name) => ofOthers.has(toKey(name)))
    ? 'customers'
    : 'products';
}

/**
 * A list of products may have ratings too: reviews have who wrote what, and no price. A "note" is a rating in French, and a remark
 * elsewhere.
 */
function isOfReviews(names: readonly string[]): boolean {
  const found = new Set(
    names.filter((name) => toKey(name) !== 'note').map((name) => findColumnOfKind(name, 'reviews')),
  );
  const isWritten = found.has('content') && (found.has('customerName') || found.has('email'));
  return (
    found.has('rating') &&
    isWritten &&
    !names.some((name) => ofProducts.has(toKey(name)) || findColumn(name) === 'price')
  );
}

/** A category has a place in the tree, and a collection what chooses its products. Neither has a price. */
function recognizeGroups(names: readonly string[]): 'categories' | 'collections' | 'discounts' | undefined {
  const keys = new Set(names.map(toKey));
  if (names.some((name) => ofProducts.has(toKey(name))) || keys.has('sku')) return undefined;
  const has = (kind: OtherKind, ...columns: string[]) => {
    const found = new Set(names.map((name) => findColumnOfKind(name, kind)));
    return columns.every((column) => found.has(column));
  };
  if (keys.has('kind') && (keys.has('code') || keys.has('name')) && (keys.has('rate') || keys.has('amount'))) {
    return 'discounts';
  }
  if (has('collections', 'slug', 'title') && (keys.has('rule') || has('collections', 'products'))) return 'collections';
  const isPlaced = keys.has('path') || keys.has('parent') || keys.has('parentslug') || keys.has('categorypath');
  return isPlaced && (has('categories', 'name') || has('categories', 'slug')) ? 'categories' : undefined;
}

const ofProducts = new Set(['price', 'regularprice', 'variantprice', 'stockquantity', 'stock']);

/** Columns that a list of customers does not have: of orders and of products. */
const ofOthers = new Set(['financialstatus', 'lineitemname', 'ordernumber', 'orderid', 'sku', 'price', 'handle']);

/** Programs write a few others beside the two addresses: what kind of redirect it is, how often it was used. */
const redirectColumnsMax = 8;

export function recognizeFormatOfKind(names: readonly string[], kind: ImportKind): FileFormat {
  const keys = new Set(names.map(toKey));
  if (keys.has('redirectfrom') && keys.has('redirectto')) return 'shopify';
  if (kind === 'orders' && keys.has('financialstatus') && keys.has('lineitemname')) return 'shopify';
  const isNumbered = keys.has('orderid') || keys.has('ordernumber');
  if (kind === 'orders' && isNumbered && keys.has('billingemail')) return 'woocommerce';
  if (kind === 'reviews' && keys.has('producthandle') && keys.has('state')) return 'shopify';
  if (kind === 'reviews' && keys.has('commentcontent')) return 'woocommerce';
  if (keys.has('acceptsemailmarketing') || keys.has('defaultaddressaddress1')) return 'shopify';
  if (keys.has('billingaddress1') && keys.has('billingpostcode')) return 'woocommerce';
  const isOurs = columnsOfKind[kind].every((column) => isOptional(column, kind) || keys.has(toKey(column)));
  return isOurs ? 'shopwright' : 'other';
}

/** Columns that files of this store may lack. */
const isOptional = (column: string, kind: ImportKind): boolean =>
  column.includes(':') || (kind === 'reviews' && (column === 'productId' || column === 'status'));
