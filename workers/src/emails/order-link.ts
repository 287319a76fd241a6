import type { PlacedOrder } from '@shopwright/contracts/http/orders';
import { pages } from '@shopwright/contracts/pages';

/** Links a guest to the order itself, which has no account to be found in. */
export function getOrderLink(
  { id, trackingToken }: Pick<PlacedOrder, 'id' | 'trackingToken'>,
  texts: { link: string; trackLink: string },
  publicUrl: string,
): { label: string; url: string } {
  if (trackingToken === null) return { label: texts.link, url: new URL(pages.account, publicUrl).href };
  return { label: texts.trackLink, url: toUrl(pages.trackOrder, id, trackingToken, publicUrl) };
}

/** Links to the page where the order's customer withdraws from it. */
export const getWithdrawalLink = (
  { id, trackingToken }: Pick<PlacedOrder, 'id' | 'trackingToken'>,
  publicUrl: string,
): string => toUrl(pages.withdraw, id, trackingToken, publicUrl);

function toUrl(page: string, id: number, token: string | null, publicUrl: string): string {
  const query = new URLSearchParams({ order: String(id), ...(token !== null && { token }) });
  return new URL(`${page}?${query}`, publicUrl).href;
}
