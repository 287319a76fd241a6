import { feedAmount, feedPrices } from './amounts';
import type { FeedItem, FeedStore } from './feed-item';
import { withoutComma } from './google-feed';

/** https://developers.facebook.com/docs/commerce-platform/catalog/fields */
const columns = [
  'id',
  'item_group_id',
  'title',
  'description',
  'availability',
  'condition',
  'price',
  'sale_price',
  'link',
  'image_link',
  'additional_image_link',
  'brand',
  'gtin',
  'product_type',
  'color',
  'size',
  'material',
  'pattern',
  'shipping',
  'shipping_weight',
] as const;

export const metaCsv = {
  start: (): string => `${columns.join(',')}\r\n`,
  item: (item: FeedItem, store: FeedStore): string => {
    const { known } = item;
    const cells: Record<(typeof columns)[number], string | null | undefined> = {
      id: String(item.id),
      item_group_id: item.isVariant ? String(item.productId) : null,
      title: item.title,
      description: item.description,
      availability: item.isAvailable ? 'in stock' : 'out of stock',
      condition: 'new',
      sale_price: null,
      ...feedPrices(item, store.currency),
      link: item.link,
      image_link: item.image,
      additional_image_link: item.moreImages.map(withoutComma).join(','),
      brand: item.brand,
      gtin: item.gtin,
      product_type: item.productType,
      color: known.color,
      size: known.size,
      material: known.material,
      pattern: known.pattern,
      shipping: item.shipping
        .map(({ country, amount }) => `${country}:::${feedAmount(amount, store.currency)}`)
        .join(','),
      shipping_weight: item.weightGrams > 0 ? `${item.weightGrams} g` : null,
    };
    return `${columns.map((column) => toCell(cells[column] ?? '')).join(',')}\r\n`;
  },
  end: '',
};

/** No cell is protected from spreadsheets: a machine reads the file, and shows customers what it has. */
const toCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
