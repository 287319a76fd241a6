import type { Currency } from '@shopwright/contracts/currencies';
import type { Language } from '@shopwright/contracts/fields';

/** What each feed says of a variant, or of a product without options, in its own words. Addresses are whole. */
export interface FeedItem {
  id: number;
  /** The product that staff edit: the parent of a variant. */
  productId: number;
  isVariant: boolean;
  title: string;
  description: string;
  link: string;
  /** Empty without one. */
  image: string;
  moreImages: string[];
  price: string;
  compareAtPrice: string | null;
  isAvailable: boolean;
  brand: string | undefined;
  gtin: string | null;
  /** The path of its categories, such as "Lighting > Lamps". */
  productType: string;
  /** The values of its options, by their names. */
  options: Record<string, string>;
  /** Those of them that readers know: color, size, material and pattern. */
  known: Partial<Record<string, string>>;
  weightGrams: number;
  /** The lowest rate of each country. */
  shipping: { country: string; amount: string }[];
  rating: number | null;
  reviewCount: number;
}

export interface FeedStore {
  origin: string;
  name: string;
  currency: Currency;
  language: Language;
  /** Whom the feed is for. Null where neither its address nor the settings name one. */
  country: string | null;
  /** Where the store is. */
  home: string | null;
}
