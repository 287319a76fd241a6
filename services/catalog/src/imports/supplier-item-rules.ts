import { image } from '@shopwright/contracts/fields';
import type { SupplierItem } from '@shopwright/contracts/http/internal';
import { dropshipPriceCents } from '../products/dropship-price';

/** Why the shop cannot sell this item, in words for the import's report; undefined where it can. */
export function rejectionOf(item: SupplierItem, marginPercent: number): string | undefined {
  const price = dropshipPriceCents(item.cost, marginPercent);
  if ('reason' in price) return `Cost ${item.cost}: ${price.reason}`;
  if (!image().safeParse(item.image).success) return 'The picture is neither ours nor an https address';
  return undefined;
}
