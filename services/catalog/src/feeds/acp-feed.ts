import { pages } from '@shopwright/contracts/pages';
import { feedAmount, feedPrices } from './amounts';
import type { FeedItem, FeedStore } from './feed-item';

/**
 * A line of JSON per item, https://developers.openai.com/commerce/specs/file-upload/products. Agents find items, and customers buy
 * them on the store's own pages: no checkout of an agent is promised.
 */
export const acpJsonl = {
  start: (): string => '',
  item: (item: FeedItem, store: FeedStore): string => {
    const { known } = item;
    return `${JSON.stringify({
      item_id: String(item.id),
      title: item.title,
      description: item.description,
      url: item.link,
      brand: item.brand,
      image_url: item.image,
      ...feedPrices(item, store.currency),
      availability: item.isAvailable ? 'in_stock' : 'out_of_stock',
      is_eligible_search: true,
      is_eligible_checkout: false,
      listing_has_variations: item.isVariant,
      ...(item.isVariant && { group_id: String(item.productId), variant_dict: item.options }),
      gtin: item.gtin ?? undefined,
      condition: 'new',
      product_category: item.productType || undefined,
      color: known.color,
      size: known.size,
      material: known.material,
      additional_image_urls: item.moreImages.length > 0 ? item.moreImages : undefined,
      ...(item.weightGrams > 0 && { weight: String(item.weightGrams), item_weight_unit: 'g' }),
      shipping_price:
        item.shipping.length > 0
          ? item.shipping.map(({ country, amount }) => `${country}:::${feedAmount(amount, store.currency)}`)
          : undefined,
      seller_name: store.name,
      seller_url: store.origin,
      seller_privacy_policy: store.origin + pages.privacy,
      seller_tos: store.origin + pages.terms,
      return_policy: store.origin + pages.returns,
      target_countries: store.country === null ? undefined : [store.country],
      store_country: store.home ?? store.country ?? undefined,
      ...(item.reviewCount > 0 && { review_count: item.reviewCount, star_rating: String(item.rating) }),
    })}\n`;
  },
  end: '',
};
