import type { PlacedOrder } from '@shopwright/contracts/http/orders';
import { pages } from '@shopwright/contracts/pages';
import type { Link } from '../emails/render-email';
import type { EmailTexts } from '../texts/texts';

type LinkedOrder = Pick<PlacedOrder, 'id' | 'trackingToken'>;

/** Links a guest to the order itself, which has no account to be found in. */
export function getOrderLink(
  { id, trackingToken }: LinkedOrder,
  labels: Pick<EmailTexts['orders'], 'openOrders' | 'trackOrder'>,
  publicUrl: string,
): Link {
  if (trackingToken === null) return { label: labels.openOrders, url: new URL(pages.account, publicUrl).href };
  return { label: labels.trackOrder, url: toUrl(pages.trackOrder, id, trackingToken, publicUrl) };
}

/** Links to the page where the order's customer withdraws from it. */
export const getWithdrawalLink = ({ id, trackingToken }: LinkedOrder, publicUrl: string): string =>
  toUrl(pages.withdraw, id, trackingToken, publicUrl);

function toUrl(page: string, id: number, token: string | null, publicUrl: string): string {
  const query = new URLSearchParams({ order: String(id), ...(token !== null && { token }) });
  return new URL(`${page}?${query}`, publicUrl).href;
}
