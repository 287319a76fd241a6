import type { PlacedOrder } from '@shopwright/contracts/http/orders';
import { pages } from '@shopwright/contracts/pages';

/** Links a guest to the order itself, which has no account to be found in. */
export function getOrderLink(
  { id, trackingToken }: Pick<PlacedOrder, 'id' | 'trackingToken'>,
  texts: { link: string; trackLink: string },
  publicUrl: string,
): { label: string; url: string } {
  if (trackingToken === null) return { label: texts.link, url: new URL(pages.account, publicUrl).href };
  const query = new URLSearchParams({ order: String(id), token: trackingToken });
  return { label: texts.trackLink, url: new URL(`${pages.trackOrder}?${query}`, publicUrl).href };
}
