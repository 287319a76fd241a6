import { putCart } from '@shopwright/contracts/http/cart';
import { call } from '../../lib/api-client';
import { useCart, wireLines } from './cart-store';

const quietMs = 500;

/**
 * Keeps the server's copy of the cart up to date. A failure is silent: the copy is a convenience,
 * and the next change sends the whole cart again.
 */
export function mirrorCart(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = useCart.subscribe((state, previous) => {
    if (state.items === previous.items) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { items, sessionId } = useCart.getState();
      call(putCart, { body: { sessionId, items: wireLines(items) } }).catch(() => {});
    }, quietMs);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
