import type { CartLine } from '@shopwright/contracts/http/cart';
import type { Product } from '@shopwright/contracts/http/products';
import { cartLinesMax, quantityMax } from '@shopwright/contracts/limits';
import { centsFromDecimal, isDecimal, totalCents } from '@shopwright/contracts/money';
import { pages } from '@shopwright/contracts/pages';
import { create } from 'zustand';
import { readStored, writeStored } from '../../lib/local-storage';
import { onCartForgotten } from '../../lib/personal-storage';
import { meQuery } from '../../lib/queries/session';
import { queryClient } from '../../lib/query-client';
import { randomSafeInteger, randomToken, randomUuid } from '../../lib/random';
import { removeToast } from '../../ui/toast-store';
import { putCart } from './api';

/** Without the compare-at price: a cart may be kept for weeks, and would go on showing a reduction that has ended. */
type CartProduct = Omit<Product, 'compareAtPrice'>;

export interface CartItem {
  id: number;
  product: CartProduct;
  quantity: number;
}

interface CartState {
  items: CartItem[];
  isOpen: boolean;
  sessionId: string;
  /** Names the attempt to pay for this cart: the same one again leads to the same payment. */
  checkoutId: string;
  /** Names the stock that the server keeps for this attempt, once it does. */
  reservation: string | undefined;
  keepReservation: (reference: string) => void;
  /** A text about the changes of another device, until the shopper has seen it. */
  news: string | undefined;
  dismissNews: () => void;
  openCart: () => void;
  closeCart: () => void;
  /** False where the cart holds as many different products as it may. */
  addItem: (product: Product, quantity?: number) => boolean;
  /** 0 or less removes the line. */
  updateQuantity: (lineId: number, quantity: number) => void;
  removeItem: (lineId: number) => void;
  /** Takes back `removeItem`; does nothing where the product is in the cart again. */
  restoreItem: (line: CartItem, index: number) => void;
  clearCart: () => void;
  /** Takes what was paid out of the cart. What is left is another attempt to pay. */
  removePaid: (lines: readonly CartLine[]) => void;
}

/** The toast about the product added last. */
let lastAdded: number | undefined;
export const rememberToast = (id: number): void => {
  lastAdded = id;
};

const cartKey = 'cart-storage';
const checkoutPaths: readonly string[] = [pages.checkout, pages.demoCheckout];
const bounded = (quantity: number) => Math.min(Math.trunc(quantity), quantityMax);

export const useCart = create<CartState>()((set, get) => ({
  items: [],
  isOpen: false,
  sessionId: randomToken(),
  checkoutId: randomUuid(),
  reservation: undefined,
  keepReservation: (reservation) => set({ reservation }),
  news: undefined,
  dismissNews: () => set({ news: undefined }),
  openCart: () => {
    // The drawer shows what the toast says.
    removeToast(lastAdded);
    set({ isOpen: true });
  },
  // The shopper has seen the news in the drawer.
  closeCart: () => set(({ isOpen, news }) => ({ isOpen: false, news: isOpen ? undefined : news })),
  addItem: (product, quantity = 1) => {
    const { items } = get();
    const line = items.find((item) => item.product.id === product.id);
    if (!line && items.length >= cartLinesMax) return false;
    set({ items: line ? raised(items, line, product, quantity) : [...items, newLine(product, quantity)] });
    return true;
  },
  updateQuantity: (lineId, quantity) =>
    set(({ items }) => ({
      items:
        quantity <= 0
          ? items.filter((item) => item.id !== lineId)
          : items.map((item) => (item.id === lineId ? { ...item, quantity: bounded(quantity) } : item)),
    })),
  restoreItem: (line, index) =>
    set(({ items }) =>
      items.some(({ id, product }) => id === line.id || product.id === line.product.id)
        ? {}
        : { items: [...items.slice(0, index), line, ...items.slice(index)] },
    ),
  removeItem: (lineId) => set(({ items }) => ({ items: items.filter((item) => item.id !== lineId) })),
  clearCart: () => set({ items: [], checkoutId: randomUuid(), reservation: undefined }),
  removePaid: (lines) =>
    set(({ items }) => ({ items: withoutPaid(items, lines), checkoutId: randomUuid(), reservation: undefined })),
}));

function withoutPaid(items: readonly CartItem[], paid: readonly CartLine[]): CartItem[] {
  return items.flatMap((item) => {
    const bought = paid.find(({ productId }) => productId === item.product.id)?.quantity ?? 0;
    return item.quantity > bought ? [{ ...item, quantity: item.quantity - bought }] : [];
  });
}

function toCartProduct({ compareAtPrice: _, ...product }: Product): CartProduct {
  return product;
}

export const newLine = (product: Product, quantity: number): CartItem => ({
  id: randomSafeInteger(),
  product: toCartProduct(product),
  quantity: bounded(quantity),
});

/** The product as it is now, too: what was put in last is what the shopper has just seen. */
const raised = (items: CartItem[], line: CartItem, product: Product, quantity: number) =>
  items.map((item) =>
    item === line ? { ...item, product: toCartProduct(product), quantity: bounded(item.quantity + quantity) } : item,
  );

/** What the server accepts as `sessionId` and `checkoutId`. Not its zod schemas: every page loads this file. */
const sessionIdPattern = /^[\w-]{22,64}$/;
const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

const matches = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);

/**
 * Keeps what it can of a cart that an older version or a manual edit left. A line of an unknown shape would break the
 * store, and a malformed id would refuse every checkout.
 */
function readable(stored: unknown): Partial<CartState> {
  const { items, sessionId, checkoutId, reservation } = (stored ?? {}) as Partial<Record<keyof CartState, unknown>>;
  return {
    ...(Array.isArray(items) ? { items: items.filter(isLine).slice(0, cartLinesMax).map(toLine) } : {}),
    ...(matches(sessionId, sessionIdPattern) ? { sessionId } : {}),
    ...(matches(checkoutId, uuidPattern) ? { checkoutId } : {}),
    ...(typeof reservation === 'string' ? { reservation } : {}),
  };
}

const toLine = ({ id, product, quantity }: CartItem): CartItem => ({
  id,
  product: toCartProduct(product),
  quantity: bounded(quantity),
});

function isLine(value: unknown): value is CartItem {
  const { id, product, quantity } = (value ?? {}) as Partial<CartItem>;
  return (
    Number.isSafeInteger(id) &&
    Number.isInteger(quantity) &&
    Number(quantity) > 0 &&
    typeof product?.id === 'number' &&
    typeof product.name === 'string' &&
    typeof product.price === 'string' &&
    isDecimal(product.price)
  );
}

let isReading = false;

/** Reads the cart that this browser keeps. Its form is that of zustand's own `persist`, which is seven times larger than this. */
export function readStoredCart(): void {
  isReading = true;
  try {
    useCart.setState(readable(JSON.parse(readStored(cartKey) ?? '{}')?.state));
  } catch {
    // Not JSON: the next change writes over it.
  }
  isReading = false;
}

useCart.subscribe(({ items, sessionId, checkoutId, reservation }) => {
  const state = { items, sessionId, checkoutId, reservation };
  if (!isReading) writeStored(cartKey, JSON.stringify({ state, version: 0 }));
});
readStoredCart();
onCartForgotten(() => {
  useCart.getState().clearCart();
  useCart.setState({ isOpen: false, news: undefined });
});

export const lineCents = ({ product, quantity }: CartItem): number => centsFromDecimal(product.price) * quantity;

export const itemCount = ({ items }: Pick<CartState, 'items'>): number =>
  items.reduce((count, item) => count + item.quantity, 0);

export const cartTotalCents = ({ items }: Pick<CartState, 'items'>): number =>
  totalCents(items.map(({ product, quantity }) => ({ price: product.price, quantity })));

export const wireLines = (items: readonly CartItem[]) =>
  items.map(({ product, quantity }) => ({ productId: product.id, quantity }));

/** Tabs of one browser share one cart. A page that waits in the browser's history hears nothing, and reads it when it is back. */
export function followOtherTabs(): () => void {
  const end = new AbortController();
  const options = { signal: end.signal };
  const onStorage = (event: StorageEvent) => {
    if (event.key === cartKey) readStoredCart();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const { checkoutId } = useCart.getState();
    readStoredCart();
    const isPaid = useCart.getState().checkoutId !== checkoutId;
    // Its steps, and the fields of the card, belong to a payment that is over.
    if (isPaid && checkoutPaths.includes(window.location.pathname)) window.location.reload();
  };
  window.addEventListener('storage', onStorage, options);
  window.addEventListener('pageshow', onShow, options);
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && readStoredCart(),
    options,
  );
  return () => end.abort();
}

export const quietMs = 500;

/** The key of the cart that this device and an account last agreed on. */
export const syncedKey = 'cart-synced';

/**
 * Keeps the server's copy of a visitor's cart up to date; `follow-account.ts` does it for an account. A failure is silent:
 * the copy is a convenience, and the next change sends the whole cart again.
 */
export function mirrorCart(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    const user = queryClient.getQueryData(meQuery.queryKey);
    // The cart's owner must be known: a visitor's cart must not replace an account's.
    if (user === undefined) timer = setTimeout(send, quietMs);
    if (user !== null) return;
    const { items, sessionId } = useCart.getState();
    putCart({ sessionId, items: wireLines(items) }).catch(() => {});
  };
  const unsubscribe = useCart.subscribe((state, previous) => {
    if (state.items === previous.items) return;
    clearTimeout(timer);
    timer = setTimeout(send, quietMs);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
