import type { Request } from 'express';

/** An order whose link a browser has opened, and the token of that link. */
export interface OrderLink {
  orderId: number;
  token: string;
}

/**
 * The links that a browser has opened, which the BFF reads from its cookie, and the one that a response of the order service
 * proved. Counts beside a signed internal token only, like the headers of `internal-token.ts`.
 */
export const orderLinksHeader = 'x-order-links';

export const writeOrderLinks = (links: OrderLink[]): string =>
  links.map(({ orderId, token }) => `${orderId}~${token}`).join('.');

/** Leaves out what is no link: a browser can send any cookie. */
export const readOrderLinks = (text: string): OrderLink[] =>
  text.split('.').flatMap((link) => {
    const [, orderId, token] = /^([1-9]\d{0,9})~([\w-]{43})$/.exec(link) ?? [];
    return orderId && token ? [{ orderId: Number(orderId), token }] : [];
  });

/** Returns the token by which the caller's browser has opened the order. */
export const findOrderToken = (req: Request, orderId: number): string | undefined =>
  readOrderLinks(req.get(orderLinksHeader) ?? '').find((link) => link.orderId === orderId)?.token;
