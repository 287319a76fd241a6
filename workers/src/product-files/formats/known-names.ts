import { fileColumns } from '@shopwright/contracts/product-file';
import { shopifyColumns } from './shopify-columns';
import { wooColumns } from './woo-columns';

/** "Low stock threshold", "low_stock_threshold" and " LOWSTOCKTHRESHOLD " name one column. */
export const toKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const own = new Map(fileColumns.map((column) => [toKey(column), column]));

/** What other programs call our columns, in English, German, French and Spanish. */
const synonyms: Record<string, string> = {
  slug: 'handle, url handle, permalink, url key',
  sku: 'item number, item no, article number, part number, product code, item code, Artikelnummer, Artikelnr, Art.-Nr., référence, réf, code article, referencia, código, código de producto',
  gtin: 'ean, ean13, ean code, upc, upca, barcode, isbn, gtin13, Strichcode, code-barres, code barre, código de barras',
  name: 'title, product name, product title, product, item name, item, Bezeichnung, Artikelbezeichnung, Artikelname, Produktname, Titel, nom, nom du produit, désignation, titre, libellé, nombre, nombre del producto, título, producto, denominación',
  description:
    'body, body html, long description, product description, details, Beschreibung, Artikelbeschreibung, Langtext, description longue, descripción',
  category: 'product category, product type, type, categories, Kategorie, Warengruppe, catégorie, categoría',
  tags: 'keywords, labels, Schlagwörter, Schlagworte, mots-clés, étiquettes, etiquetas',
  collections: 'collection, Kollektion, Kollektionen, colección, colecciones',
  image: 'image url, main image, picture, photo, image link, image src, Bild, Bild-URL, Produktbild, imagen, foto',
  imageAlt: 'image alt, image alt text, alt text, Bildbeschreibung, texte alternatif, texto alternativo',
  images: 'image urls, pictures, photos, additional images, Bilder, imágenes, fotos',
  price:
    'unit price, sale price, selling price, retail price, price eur, price usd, Preis, Verkaufspreis, VK, Bruttopreis, Stückpreis, prix, prix de vente, prix ttc, prix unitaire, precio, precio de venta, pvp',
  compareAtPrice:
    'compare at, old price, list price, rrp, msrp, was price, Streichpreis, UVP, alter Preis, prix barré, ancien prix, precio anterior, precio tachado',
  stockQuantity:
    'stock, quantity, qty, qty on hand, stock on hand, inventory, inventory quantity, on hand, in hand, Bestand, Lagerbestand, Menge, Anzahl, quantité, qté, stock disponible, cantidad, existencias',
  lowStockThreshold:
    'low stock, reorder point, minimum stock, Mindestbestand, Meldebestand, stock minimum, stock mínimo',
  status: 'state, Zustand, statut, estado',
  featured: 'is featured, highlight, empfohlen, en vedette, destacado',
  taxClass: 'tax, vat class, Steuerklasse, classe de taxe, clase de impuesto',
  weightGrams: 'weight g, weight in grams, grams, Gewicht g, Gewicht in Gramm, poids g, poids en grammes, peso g',
  needsShipping: 'requires shipping, shippable',
  specs: 'specifications, attributes, properties, features, Eigenschaften, caractéristiques, especificaciones',
  seoTitle: 'meta title, page title, Seitentitel',
  seoDescription: 'meta description, Metabeschreibung',
  supplierName: 'supplier, vendor name, Lieferant, fournisseur, proveedor',
  supplierProductId: 'supplier sku, supplier item, supplier product, Lieferantenartikelnummer',
  supplierCost:
    'cost, cost price, cost per item, purchase price, Einkaufspreis, EK, prix d’achat, coste, precio de coste',
};

const foreign = new Map(
  Object.entries(synonyms).flatMap(([column, names]) => names.split(', ').map((name) => [toKey(name), column])),
);

/** Ids are those of this store: a file of another one has its own. */
const ofThisStore = 'id';

/** Returns our column of this name, in our own spelling. */
export const findOwnColumn = (name: string): string | undefined => own.get(toKey(name));

/** Returns our column that a column of any other program means. */
export function findColumn(name: string): string | undefined {
  const key = toKey(name);
  const column = own.get(key) ?? foreign.get(key);
  return column === ofThisStore ? undefined : column;
}

/** Returns whether any program calls a column so. */
export function isKnownName(name: string): boolean {
  const key = toKey(name);
  return own.has(key) || foreign.has(key) || shopifyColumns.has(key) || wooColumns.has(key);
}
