import { centsFromDecimal } from '@shopwright/contracts/money';
import { toDeliveryOffers } from '@shopwright/contracts/pricing/delivery-offers';
import { productPath } from '@shopwright/contracts/product-path';
import { brandOf, knownProperty } from '@shopwright/contracts/schema-names';
import { variantName } from '@shopwright/contracts/variant-name';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { inBatches } from '@shopwright/service-kit/http/write-export';
import { and, asc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { productImages } from '../db/images';
import { isSold, products, productTranslations } from '../db/products';
import { translateValues } from '../products/get-product-options';
import type { ProductRow } from '../products/variant-rows';
import type { FeedItem } from './feed-item';
import type { FeedContext } from './read-context';

/** As many rows as one statement reads. */
export const batchSize = 500;

/** What is sold: neither a parent nor a variant that is left out. */
export const isFeedItem = and(isSold, or(isNull(products.parentId), isNotNull(products.position)));

/** Yields what is sold after an id, some at a time, so that a large catalog needs no memory. */
export async function* readItems(db: Executor, context: FeedContext, after = 0): AsyncGenerator<FeedItem[]> {
  const batches = inBatches<ProductRow>(batchSize, (last) =>
    db
      .select()
      .from(products)
      .where(and(isFeedItem, gt(products.id, last?.id ?? after)))
      .orderBy(asc(products.id))
      .limit(batchSize),
  );
  for await (const rows of batches) yield toItems(db, rows, context);
}

async function toItems(db: Executor, rows: ProductRow[], context: FeedContext): Promise<FeedItem[]> {
  if (rows.length === 0) return [];
  const parentIds = [...new Set(rows.flatMap(({ parentId }) => parentId ?? []))];
  const ownerIds = [...new Set(rows.map(({ id, parentId }) => parentId ?? id))];
  const [parents, images, texts] = await Promise.all([
    parentIds.length === 0 ? [] : db.select().from(products).where(inArray(products.id, parentIds)),
    db
      .select({ productId: productImages.productId, url: productImages.url })
      .from(productImages)
      .where(inArray(productImages.productId, ownerIds))
      .orderBy(asc(productImages.productId), asc(productImages.position)),
    context.store.language === 'en'
      ? []
      : db
          .select()
          .from(productTranslations)
          .where(
            and(
              inArray(productTranslations.productId, ownerIds),
              eq(productTranslations.language, context.store.language),
            ),
          ),
  ]);
  const parentOf = new Map(parents.map((parent) => [parent.id, parent]));
  const textOf = new Map(texts.map((text) => [text.productId, text]));
  const imagesOf = new Map<number, string[]>();
  for (const { productId, url } of images) imagesOf.set(productId, [...(imagesOf.get(productId) ?? []), url]);
  return rows.flatMap((row) => {
    const owner = row.parentId === null ? row : parentOf.get(row.parentId);
    // Of a parent that went off sale while its variants were read.
    if (!owner || owner.archivedAt !== null) return [];
    return toItem(row, { owner, text: textOf.get(owner.id), images: imagesOf.get(owner.id) ?? [] }, context);
  });
}

interface Owner {
  owner: ProductRow;
  text: typeof productTranslations.$inferSelect | undefined;
  images: string[];
}

const additionalImagesMax = 10;

function toItem(row: ProductRow, { owner, text, images }: Owner, context: FeedContext): FeedItem {
  const { store, hasSlugs, pathOf } = context;
  const specs = text && text.specs.length > 0 ? text.specs : owner.specs;
  const name = text?.name ?? owner.name;
  const values = translateValues(owner.options, row.optionValues ?? [], store.language);
  const optionNames = owner.options.map((option) => option.translations[store.language]?.name ?? option.name);
  const options = Object.fromEntries(values.map((value, at) => [optionNames[at] ?? '', value]));
  // Readers know the English names of the options, with the values in the language of the feed.
  const known = Object.fromEntries(
    values.flatMap((value, at) => {
      const property = knownProperty(owner.options[at]?.name ?? '');
      return property ? [[property, value]] : [];
    }),
  );
  const absolute = (address: string) => (address.startsWith('/') ? `${store.origin}${address}` : address);
  const link = new URL(productPath({ id: owner.id, name }, hasSlugs), store.origin);
  if (row.parentId !== null) link.searchParams.set('variant', String(row.id));
  if (store.language !== 'en') link.searchParams.set('lang', store.language);
  const image = row.image || owner.image;
  return {
    id: row.id,
    productId: owner.id,
    isVariant: row.parentId !== null,
    title: variantName(name, values, store.language),
    description: text?.description ?? owner.description,
    link: link.href,
    image: absolute(image),
    moreImages: [owner.image, ...images]
      .filter((url) => url !== '' && url !== image)
      .slice(0, additionalImagesMax)
      .map(absolute),
    price: row.price,
    compareAtPrice: row.compareAtPrice,
    isAvailable: row.inStock && row.stockOnHand - row.reservedQuantity > 0,
    brand: brandOf(specs) ?? brandOf(owner.specs),
    gtin: row.gtin,
    productType: (owner.categoryId === null ? undefined : pathOf.get(owner.categoryId)) ?? owner.category,
    options,
    known,
    weightGrams: row.weightGrams,
    shipping: row.needsShipping ? shippingOf(row, context) : [],
    rating: owner.rating,
    reviewCount: owner.ratingCount,
  };
}

/** Many items have the same price and weight. */
const keptMax = 5000;

function shippingOf({ price, weightGrams }: ProductRow, context: FeedContext): FeedItem['shipping'] {
  const { shipping, store, keptOffers } = context;
  if (!shipping) return [];
  const key = `${price} ${weightGrams}`;
  const kept = keptOffers.get(key);
  if (kept) return kept;
  const parcel = { subtotal: centsFromDecimal(price), items: 1, weightGrams };
  const offers = toDeliveryOffers(shipping, [parcel], store.home ?? undefined)
    .flatMap(({ amount, countries }) => countries.map((country) => ({ country, amount })))
    .filter(({ country }) => store.country === null || country === store.country);
  if (keptOffers.size >= keptMax) keptOffers.clear();
  keptOffers.set(key, offers);
  return offers;
}
