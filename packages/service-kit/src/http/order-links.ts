import type { Request } from 'express';

/** An order with its link's token. */
export interface OrderLink {
  orderId: number;
  token: string;
}

/** From the BFF's cookie, or proved by the order service. Trusted only with a signed token. */
export const orderLinksHeader = 'x-order-links';

export const writeOrderLinks = (links: OrderLink[]): string =>
  links.map(({ orderId, token }) => `${orderId}~${token}`).join('.');

/** Ignores what is no link: a browser can send any cookie. */
export const readOrderLinks = (text: string): OrderLink[] =>
  text.split('.').flatMap((link) => {
    const [, orderId, token] = /^([1-9]\d{0,9})~([\w-]{43})$/.exec(link) ?? [];
    return orderId && token ? [{ orderId: Number(orderId), token }] : [];
  });

/** Returns the token by which the browser opened the order. */
export const findOrderToken = (req: Request, orderId: number): string | undefined =>
  readOrderLinks(req.get(orderLinksHeader) ?? '').find((link) => link.orderId === orderId)?.token;
