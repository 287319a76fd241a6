import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '../../lib/hydration';
import { customerOrderQuery, orderLinkQuery } from './api';

/** The state of a visit to an order that the browser may open, by its account or by a link that it has opened. */
export const openedOrder = { isOpened: true };

/**
 * Reads the order that the page's address names. The token of a link is exchanged for a cookie and taken out of the address,
 * so that it is in no history, bookmark or log of a later request. The server renders one page for everyone: only the
 * browser reads the link.
 */
export function useOrderLink() {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const token = isHydrated ? params.get('token') : null;
  const orderNumber = isHydrated ? (params.get('order') ?? '').slice(0, 11) : '';
  const id = orderNumber.replace('#', '');
  const isOpened =
    isHydrated && token === null && (location.state as Partial<typeof openedOrder> | null)?.isOpened === true;
  const exchange = useQuery(orderLinkQuery(orderNumber, token));
  const isExchanged = exchange.data !== undefined;
  useEffect(() => {
    if (isExchanged) void navigate({ search: `?order=${id}` }, { replace: true, state: openedOrder });
  }, [isExchanged, id, navigate]);
  const order = useQuery({ ...customerOrderQuery({ id }), enabled: isOpened });
  return {
    orderNumber,
    key: { id },
    order: order.data,
    error: exchange.error ?? order.error,
    isPending: !(exchange.error ?? order.error) && (token !== null || (isOpened && order.isPending)),
  };
}
