import type { CartLine } from '@shopwright/contracts/http/cart';
import { cartLinesMax, quantityMax } from '@shopwright/contracts/limits';

type Lines = readonly CartLine[];

const toMap = (lines: Lines): Map<number, number> =>
  new Map(lines.map(({ productId, quantity }) => [productId, quantity]));

/**
 * Returns the cart of an account after this device joined in. `synced` is what device and account agreed on last: what
 * has changed here since is done to the account's cart too, so that a product that was removed elsewhere stays removed.
 * Without it, both carts are kept, each product with the greater quantity.
 */
export function mergeCarts(local: Lines, account: Lines, synced: Lines | undefined): CartLine[] {
  const [here, there, before] = [toMap(local), toMap(account), synced && toMap(synced)];
  const ids = [...new Set([...there.keys(), ...here.keys()])];
  const merged = ids.map((productId) => {
    const [mine, theirs] = [here.get(productId) ?? 0, there.get(productId) ?? 0];
    const quantity = before ? theirs + mine - (before.get(productId) ?? 0) : Math.max(mine, theirs);
    return { productId, quantity: Math.min(quantity, quantityMax) };
  });
  return merged.filter(({ quantity }) => quantity > 0).slice(0, cartLinesMax);
}

export interface CartNews {
  added: number[];
  changed: number[];
  removed: number[];
}

/** Returns what is different for the shopper who looks at this device. */
export function findNews(local: Lines, merged: Lines): CartNews {
  const [before, after] = [toMap(local), toMap(merged)];
  return {
    added: [...after.keys()].filter((id) => !before.has(id)),
    changed: [...after].filter(([id, quantity]) => before.has(id) && before.get(id) !== quantity).map(([id]) => id),
    removed: [...before.keys()].filter((id) => !after.has(id)),
  };
}
