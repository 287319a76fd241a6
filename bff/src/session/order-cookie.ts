import {
  type OrderLink,
  orderLinksHeader,
  readOrderLinks,
  writeOrderLinks,
} from '@shopwright/service-kit/http/order-links';
import type { Request, Response } from 'express';
import type { Config } from '../config';
import { cookieAttributes, readCookie } from './cookies';

type CookieNames = Config['cookies'];

const linksMax = 5;

/**
 * Remembers the order whose link the browser has opened, so that the link's token is in no later address. Ends with the
 * browser's session, a sign-in or a sign-out: many share a computer.
 */
export function rememberOrderLink(req: Request, res: Response, cookies: CookieNames, opened: OrderLink): void {
  const others = readOpenedLinks(req, cookies).filter(({ orderId }) => orderId !== opened.orderId);
  const links = [...others, opened].slice(-linksMax);
  res.cookie(cookies.orders, writeOrderLinks(links), cookieAttributes(cookies));
}

export function forgetOrderLinks(res: Response, cookies: CookieNames): void {
  res.clearCookie(cookies.orders, cookieAttributes(cookies));
}

/** Tells the order service which links the browser has opened. */
export function orderLinkHeaders(req: Request, cookies: CookieNames): Record<string, string> {
  const links = readOpenedLinks(req, cookies);
  return links.length > 0 ? { [orderLinksHeader]: writeOrderLinks(links) } : {};
}

const readOpenedLinks = (req: Request, cookies: CookieNames): OrderLink[] =>
  readOrderLinks(readCookie(req, cookies.orders) ?? '').slice(-linksMax);
