import { type CartLine, cartLines } from '@shopwright/contracts/http/cart';
import * as z from 'zod';
import { currentLanguage, translate } from '../../i18n/language';
import { readStored, writeStored } from '../../lib/local-storage';
import { isStillSignedIn } from '../../lib/personal-storage';
import { productQuery } from '../../lib/queries/products';
import { queryClient } from '../../lib/query-client';
import { getCart, putCart } from './api';
import { type CartItem, newLine, quietMs, syncedKey, useCart, wireLines } from './cart-store';
import { findNews, mergeCarts } from './merge-carts';

/**
 * The cart that this device and an account last agreed on, and the one that the device has sent since. The page may be
 * left before it learns that the account has it: without `sent`, the same change would be made twice.
 */
const syncedCart = z.object({ userId: z.number(), lines: cartLines.optional(), sent: cartLines.optional() });
type SyncedCart = z.infer<typeof syncedCart>;

function readSynced(userId: number, account: readonly CartLine[]): CartLine[] | undefined {
  try {
    const stored = syncedCart.safeParse(JSON.parse(readStored(syncedKey) ?? 'null')).data;
    if (stored?.userId !== userId) return undefined;
    return stored.sent && toKey(stored.sent) === toKey(account) ? stored.sent : stored.lines;
  } catch {
    return undefined;
  }
}

const saveSynced = (synced: SyncedCart): void => writeStored(syncedKey, JSON.stringify(synced));

const toKey = (lines: readonly CartLine[]): string =>
  lines
    .map(({ productId, quantity }) => `${productId}x${quantity}`)
    .sort()
    .join();

/**
 * Keeps this device's cart and that of the signed-in account the same: now, after each change here, and whenever the
 * shopper comes back to this page. Says what changed on this device. A failure changes nothing here, and the next time
 * does it. Returns how to stop.
 */
export function followAccount(userId: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  const follow = () => {
    if (document.visibilityState === 'hidden') return;
    running = running.then(() => sync(userId)).catch(() => {});
  };
  const unsubscribe = useCart.subscribe((state, previous) => {
    if (state.items === previous.items) return;
    clearTimeout(timer);
    timer = setTimeout(follow, quietMs);
  });
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', follow);
  };
}

async function sync(userId: number): Promise<void> {
  if (!isStillSignedIn(userId)) return;
  const { items: account } = await getCart();
  const local = wireLines(useCart.getState().items);
  const synced = readSynced(userId, account);
  const merged = mergeCarts(local, account, synced);
  const items = await toItems(merged);
  // Changes that the shopper made while the products were read are not lost: the next time merges them.
  if (toKey(wireLines(useCart.getState().items)) !== toKey(local) || !isStillSignedIn(userId)) return;
  const lines = wireLines(items);
  if (toKey(lines) !== toKey(account)) {
    saveSynced({ userId, lines: synced, sent: lines });
    await putCart({ items: lines });
    if (!isStillSignedIn(userId)) return;
  }
  saveSynced({ userId, lines });
  if (toKey(lines) === toKey(local)) return;
  const names = new Map([...useCart.getState().items, ...items].map(({ product }) => [product.id, product.name]));
  useCart.setState({ items, news: describeNews(local, lines, names) });
}

/** The lines of this device stay as they are; other products are read. One that is no longer sold is left out. */
async function toItems(lines: readonly CartLine[]): Promise<CartItem[]> {
  const { items } = useCart.getState();
  const found = await Promise.all(
    lines.map(async ({ productId, quantity }) => {
      const known = items.find(({ product }) => product.id === productId);
      if (known) return { ...known, quantity };
      const product = await queryClient.fetchQuery(productQuery(String(productId), currentLanguage()));
      return product && newLine(product, quantity);
    }),
  );
  return found.flatMap((item) => item ?? []);
}

function describeNews(local: CartLine[], lines: CartLine[], names: ReadonlyMap<number, string>): string {
  const { added, changed, removed } = findNews(local, lines);
  const list = (ids: number[]) => ids.map((id) => names.get(id) ?? '').join(', ');
  const sentences = [
    added.length > 0 && translate('cart.followed_added', { names: list(added) }),
    changed.length > 0 && translate('cart.followed_changed', { names: list(changed) }),
    removed.length > 0 && translate('cart.followed_removed', { names: list(removed) }),
  ];
  return sentences.filter(Boolean).join(' ');
}
