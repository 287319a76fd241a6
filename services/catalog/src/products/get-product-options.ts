import type { Language } from '@shopwright/contracts/fields';
import type { ProductOptions } from '@shopwright/contracts/http/product-options';
import type { ProductOption, ProductVariant } from '@shopwright/contracts/http/products';
import { centsFromDecimal } from '@shopwright/contracts/money';
import type { Parcel } from '@shopwright/contracts/pricing/shipping';
import { variantName } from '@shopwright/contracts/variant-name';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { isNoVariant, productNotFound, products, productTranslations, type StoredOption } from '../db/products';

const isSoldVariantOf = (parentId: number) => and(eq(products.parentId, parentId), isNotNull(products.position));

/** Those on sale, and as many of the others as a merchant can look through. */
const staffVariantsMax = 1000;

/** For staff: every language, and what only they see. */
export async function getProductOptions(db: Executor, id: number): Promise<ProductOptions> {
  const [product] = await db
    .select({ version: products.version, options: products.options, image: products.image })
    .from(products)
    .where(and(eq(products.id, id), isNoVariant));
  if (!product) throw productNotFound();
  const variants = await db
    .select({
      id: products.id,
      optionValues: products.optionValues,
      sku: products.sku,
      gtin: products.gtin,
      price: products.price,
      compareAtPrice: products.compareAtPrice,
      stockQuantity: products.stockOnHand,
      reservedQuantity: products.reservedQuantity,
      lowStockThreshold: products.lowStockThreshold,
      weightGrams: products.weightGrams,
      image: products.image,
      supplierProductId: products.supplierProductId,
      supplierCost: products.supplierCost,
      version: products.version,
      position: products.position,
    })
    .from(products)
    .where(eq(products.parentId, id))
    .orderBy(asc(products.position), desc(products.updatedAt))
    .limit(staffVariantsMax);
  const shown = variants.map(({ optionValues, image, position, ...variant }) => ({
    isSold: position !== null,
    variant: { ...variant, optionValues: optionValues ?? [], image: image === product.image ? null : image },
  }));
  return {
    version: product.version,
    options: product.options,
    variants: shown.filter(({ isSold }) => isSold).map(({ variant }) => variant),
    leftOut: shown
      .filter(({ isSold, variant }) => !isSold && variant.optionValues.length === product.options.length)
      .map(({ variant }) => variant),
  };
}

interface ShownOptions {
  options: ProductOption[];
  variants: ProductVariant[];
  /** One unit of each variant. */
  parcels: Parcel[];
}

export const toParcel = (price: string, weightGrams: number): Parcel => ({
  subtotal: centsFromDecimal(price),
  items: 1,
  weightGrams,
});

/** Returns what visitors choose from, in their language. */
export async function readShownOptions(
  db: Executor,
  { id, image }: { id: number; image: string },
  language: Language = 'en',
): Promise<ShownOptions> {
  const [product] = await db.select({ options: products.options }).from(products).where(eq(products.id, id));
  const options = product?.options ?? [];
  const rows = await db.select().from(products).where(isSoldVariantOf(id)).orderBy(asc(products.position));
  return {
    options: options.map((option) => ({
      name: option.translations[language]?.name ?? option.name,
      values: option.translations[language]?.values ?? option.values,
      ...(option.swatches?.some(Boolean) && { swatches: option.swatches }),
    })),
    parcels: rows.map((row) => toParcel(row.price, row.weightGrams)),
    variants: rows.map((row) => {
      const available = row.stockOnHand - row.reservedQuantity;
      return {
        id: row.id,
        sku: row.sku,
        gtin: row.gtin,
        price: row.price,
        compareAtPrice: row.compareAtPrice,
        inStock: row.inStock,
        stockQuantity: available,
        isLowStock: row.inStock && available >= 1 && available <= row.lowStockThreshold,
        optionValues: translateValues(options, row.optionValues ?? [], language),
        ...(row.image !== image && { image: row.image }),
      };
    }),
  };
}

export function translateValues(
  options: readonly StoredOption[],
  values: readonly string[],
  language: Language,
): string[] {
  return values.map((value, at) => {
    const option = options[at];
    return option?.translations[language]?.values[option.values.indexOf(value)] ?? value;
  });
}

/** Returns the names that products and variants have in the language, by id; not those that are not translated. */
export async function readLocalNames(
  db: Executor,
  ids: readonly number[],
  language: Language = 'en',
): Promise<Map<number, string>> {
  if (language === 'en' || ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, parentId: products.parentId, optionValues: products.optionValues })
    .from(products)
    .where(inArray(products.id, [...ids]));
  const ownerIds = [...new Set(rows.map(({ id, parentId }) => parentId ?? id))];
  const owners = await db
    .select({ id: products.id, options: products.options, name: products.name, localName: productTranslations.name })
    .from(products)
    .leftJoin(
      productTranslations,
      and(eq(productTranslations.productId, products.id), eq(productTranslations.language, language)),
    )
    .where(inArray(products.id, ownerIds));
  const ownerOf = new Map(owners.map((owner) => [owner.id, owner]));
  const names = new Map<number, string>();
  for (const { id, parentId, optionValues } of rows) {
    const owner = ownerOf.get(parentId ?? id);
    const isTranslated =
      owner?.localName || (optionValues && owner?.options.some(({ translations }) => translations[language]));
    if (!owner || !isTranslated) continue;
    const values = translateValues(owner.options, optionValues ?? [], language);
    names.set(id, variantName(owner.localName ?? owner.name, values, language));
  }
  return names;
}
