import { isGtin } from '@shopwright/contracts/gtin';
import type { FeedFormat, FeedIssue, FeedIssueCode } from '@shopwright/contracts/http/feeds';
import type { FeedItem, FeedStore } from './feed-item';

interface Rules {
  titleMax: number;
  descriptionMax: number;
  brandMax: number;
  /** What an item must have of brand and GTIN; without them Google shows it less. */
  identifiers: 'recommended' | 'one' | 'brand';
  /** Each item names its country. */
  needsCountry?: boolean;
}

/**
 * The published rules of each reader:
 * https://support.google.com/merchants/answer/7052112, https://www.facebook.com/business/help/120325381656392 and
 * https://developers.openai.com/commerce/specs/file-upload/products.
 */
const google: Rules = { titleMax: 150, descriptionMax: 5000, brandMax: 70, identifiers: 'recommended' };
const rules: Record<FeedFormat, Rules> = {
  'google.xml': google,
  'google.tsv': google,
  'meta.csv': { titleMax: 200, descriptionMax: 9999, brandMax: 100, identifiers: 'one' },
  'acp.jsonl': { titleMax: 150, descriptionMax: 5000, brandMax: 70, identifiers: 'brand', needsCountry: true },
};

type Checked = Pick<FeedItem, 'title' | 'description' | 'image' | 'price' | 'brand' | 'gtin'>;

/** Returns why the reader of this format would refuse the item, or show it less. */
export function checkItem(
  format: FeedFormat,
  item: Checked,
  { origin, country }: Pick<FeedStore, 'origin' | 'country'>,
): FeedIssue[] {
  const { titleMax, descriptionMax, brandMax, identifiers, needsCountry } = rules[format];
  const { title, description, image, price, gtin, brand = '' } = item;
  const isOwnImage = image.startsWith(`${origin}/`);
  const refused: (FeedIssueCode | false | undefined)[] = [
    title.trim() === '' && 'title_missing',
    lengthOf(title) > titleMax && 'title_long',
    description.trim() === '' && 'description_missing',
    lengthOf(description) > descriptionMax && 'description_long',
    image === '' && 'image_missing',
    // The store's own images are as secure as the store.
    image !== '' && !isOwnImage && !image.startsWith('https://') && 'image_not_https',
    Number(price) <= 0 && 'price_missing',
    gtin !== null && !isGtin(gtin) && 'gtin_invalid',
    lengthOf(brand) > brandMax && 'brand_long',
    identifiers === 'brand' && brand === '' && 'brand_missing',
    needsCountry && country === null && 'country_missing',
    identifiers === 'one' && brand === '' && gtin === null && 'identifiers_missing',
  ];
  const isShownLess = identifiers === 'recommended' && brand === '' && gtin === null;
  return [
    ...refused.flatMap((code) => (code ? { code, isRefused: true } : [])),
    ...(isShownLess ? [{ code: 'identifiers_missing' as const, isRefused: false }] : []),
  ];
}

/** Readers count characters, not UTF-16 units. */
const lengthOf = (text: string): number => [...text].length;
