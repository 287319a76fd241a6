import { leaf, node } from '@shopwright/service-kit/xml';
import { feedAmount, feedPrices } from './amounts';
import type { FeedItem, FeedStore } from './feed-item';

const productTypeMax = 750;

/** Google's attributes, https://support.google.com/merchants/answer/7052112, but those with parts or several values. */
function attributesOf(item: FeedItem, store: FeedStore): Record<string, string | undefined> {
  const { known } = item;
  return {
    id: String(item.id),
    item_group_id: item.isVariant ? String(item.productId) : undefined,
    title: item.title,
    description: item.description,
    link: item.link,
    image_link: item.image,
    availability: item.isAvailable ? 'in_stock' : 'out_of_stock',
    ...feedPrices(item, store.currency),
    condition: 'new',
    brand: item.brand,
    gtin: item.gtin ?? undefined,
    identifier_exists: item.brand === undefined && item.gtin === null ? 'no' : undefined,
    product_type: [...item.productType].slice(0, productTypeMax).join(''),
    color: known.color,
    size: known.size,
    material: known.material,
    pattern: known.pattern,
    shipping_weight: item.weightGrams > 0 ? `${item.weightGrams} g` : undefined,
  };
}

export const googleXml = {
  start: ({ name, origin }: FeedStore): string =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${leaf('title', name)}${leaf('link', origin)}${leaf('description', name)}\n`,
  item: (item: FeedItem, store: FeedStore): string =>
    `${node(
      'item',
      ...Object.entries(attributesOf(item, store)).map(([attribute, value]) => leaf(`g:${attribute}`, value)),
      ...item.moreImages.map((image) => leaf('g:additional_image_link', image)),
      ...item.shipping.map(({ country, amount }) =>
        node('g:shipping', leaf('g:country', country), leaf('g:price', feedAmount(amount, store.currency))),
      ),
    )}\n`,
  end: '</channel>\n</rss>\n',
};

const columns = [
  'id',
  'item_group_id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'price',
  'sale_price',
  'condition',
  'brand',
  'gtin',
  'identifier_exists',
  'product_type',
  'color',
  'size',
  'material',
  'pattern',
  'shipping_weight',
  'shipping',
] as const;

export const googleTsv = {
  start: (): string => `${columns.join('\t')}\n`,
  item: (item: FeedItem, store: FeedStore): string => {
    const cells: Record<string, string | undefined> = {
      ...attributesOf(item, store),
      additional_image_link: item.moreImages.map(withoutComma).join(','),
      // country:region:service:price
      shipping: item.shipping
        .map(({ country, amount }) => `${country}:::${feedAmount(amount, store.currency)}`)
        .join(','),
    };
    return `${columns.map((column) => toCell(cells[column] ?? '')).join('\t')}\n`;
  },
  end: '',
};

/** Commas part the addresses of a list. */
export const withoutComma = (address: string): string => address.replaceAll(',', '%2C');

/** A line is one item. Google reads quotes around a cell as in a CSV file. */
function toCell(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
}
