import type { CallInput } from '@shopwright/contracts/endpoint';
import type { Language } from '@shopwright/contracts/fields';
import { type EditedOption, putProductOptions, type StaffVariant } from '@shopwright/contracts/http/product-options';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import { centsFromDecimal, isDecimal } from '@shopwright/contracts/money';
import { toAsciiDigits } from '@shopwright/contracts/spreadsheet-numbers';
import { validationCode, validationMessages } from '@shopwright/contracts/validation-messages';
import { readAmount } from '../../../lib/typed-numbers';
import { dropshipPrice } from '../product-form';
import { type TranslatedLanguage, translatedLanguages } from '../translation-fields';
import { matchVariants, type VariantRow } from './match-variants';
import type { OptionDraft, OptionsDraft } from './options-draft';
import '../../../lib/zod-without-eval';

export type OptionsBody = CallInput<typeof putProductOptions>['body'];

/** A message of the contract, by the path of its field: `variants.3.sku`. */
export interface FieldError {
  path: string;
  message: string;
}

interface BodyContext {
  /** The product as it was read. */
  product: Pick<StaffProduct, 'sku' | 'hasOptions' | 'isDropshipped' | 'dropshipMargin'>;
  language: Language;
}

/**
 * Returns the price of a variant whose cost is known, where the product is dropshipped. As long as its cost is the stored one, it stays
 * as the supplier's feed rounded it.
 */
export function priceFromCost(
  { product, language }: BodyContext,
  supplierCost: string,
  stored?: Pick<StaffVariant, 'price' | 'supplierCost'> | null,
): string | undefined {
  if (!product.isDropshipped || product.dropshipMargin === null) return undefined;
  const cost = readAmount(supplierCost, language) ?? '';
  if (stored && cost !== '' && cost === stored.supplierCost) return stored.price;
  return dropshipPrice({ supplierCost: cost, dropshipMargin: product.dropshipMargin });
}

/** Returns what is sent, with the variants in the order of `rows`, and what is wrong with it. */
export function toOptionsBody(draft: OptionsDraft, context: BodyContext): { body: OptionsBody; errors: FieldError[] } {
  const body: OptionsBody = {
    version: draft.version,
    options: draft.options.map(toOption),
    variants: matchVariants(draft).rows.map((row, index) => toVariant(row, index === 0, context)),
  };
  const issues = putProductOptions.body?.safeParse(body).error?.issues ?? [];
  const errors = issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return { body, errors: [...errors.map(asNumberError), ...checkCompareAtPrices(body)] };
}

function toOption({ name, values, hasSwatches, translations }: OptionDraft): EditedOption {
  const translated = (language: TranslatedLanguage) =>
    [translations, ...values.map((value) => value.translations)].some((texts) => texts[language]?.trim());
  // Customers see English where nothing is typed.
  const entries = translatedLanguages.filter(translated).map((language) => [
    language,
    {
      name: translations[language]?.trim() || name.trim(),
      values: values.map((value) => value.translations[language]?.trim() || value.text.trim()),
    },
  ]);
  return {
    name: name.trim(),
    values: values.map(({ text }) => text.trim()),
    ...(hasSwatches && { swatches: values.map(({ swatch }) => swatch) }),
    translations: Object.fromEntries(entries),
  };
}

function toVariant(
  { values, variant: { stored, texts, image } }: VariantRow,
  isFirst: boolean,
  context: BodyContext,
): OptionsBody['variants'][number] {
  const { product, language } = context;
  const amount = (text: string) => readAmount(text, language) ?? text.trim();
  const isStockEdited = texts.stockQuantity.trim() !== (stored ? String(stored.stockQuantity) : '');
  const inheritedSku = isFirst && !product.hasOptions ? (product.sku ?? null) : null;
  return {
    ...(stored && { id: stored.id }),
    ...(isStockEdited && {
      stockQuantity: count(texts.stockQuantity),
      ...(stored && { version: stored.version }),
    }),
    optionValues: values.map(({ text }) => text.trim()),
    sku: texts.sku.trim() || inheritedSku,
    gtin: texts.gtin.trim() || null,
    price: priceFromCost(context, texts.supplierCost, stored) ?? amount(texts.price),
    compareAtPrice: amount(texts.compareAtPrice) || null,
    lowStockThreshold: count(texts.lowStockThreshold),
    weightGrams: texts.weightGrams.trim() === '' ? 0 : count(texts.weightGrams),
    image,
    supplierProductId: texts.supplierProductId.trim() || null,
    supplierCost: amount(texts.supplierCost) || null,
  };
}

/** An empty text is no number. */
const count = (text: string) => (text.trim() === '' ? Number.NaN : Number(toAsciiDigits(text)));

const wholeNumbers = /\.(stockQuantity|lowStockThreshold)$/;

/** Zod says of a text that is no number that it is invalid. */
function asNumberError({ path, message }: FieldError): FieldError {
  if (validationCode(message)) return { path, message };
  if (wholeNumbers.test(path)) return { path, message: validationMessages.whole_number };
  return { path, message: path.endsWith('.weightGrams') ? validationMessages.weight : message };
}

function checkCompareAtPrices({ variants }: OptionsBody): FieldError[] {
  return variants.flatMap(({ price, compareAtPrice }, index) => {
    if (!compareAtPrice || !isDecimal(price) || !isDecimal(compareAtPrice)) return [];
    if (centsFromDecimal(compareAtPrice) > centsFromDecimal(price)) return [];
    return [{ path: `variants.${index}.compareAtPrice`, message: validationMessages.compare_at_price }];
  });
}
