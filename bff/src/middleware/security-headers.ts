import type { RequestHandler, Response } from 'express';
import helmet, { contentSecurityPolicy } from 'helmet';
import type { Config } from '../config';

const self = "'self'";
const none = "'none'";

/** Allows pages to load from and call only the store and Stripe, or the sandbox in its place. */
export function securityHeaders(config: Config): RequestHandler[] {
  const { scriptUrl } = config.stripe;
  const stripe = scriptUrl
    ? { scripts: [new URL(scriptUrl).origin], frames: [new URL(scriptUrl).origin], api: [new URL(scriptUrl).origin] }
    : {
        scripts: ['https://js.stripe.com'],
        frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
        api: ['https://api.stripe.com'],
      };
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: [self],
          scriptSrc: [self, ...stripe.scripts],
          styleSrc: [self, "'unsafe-inline'"],
          imgSrc: [self, 'data:', 'https:'],
          fontSrc: [self, 'data:'],
          connectSrc: [self, ...stripe.api],
          frameSrc: stripe.frames,
          objectSrc: [none],
          baseUri: [none],
          frameAncestors: [none],
          formAction: [self],
        },
      },
      strictTransportSecurity: config.cookies.isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      // Stripe's frame opens a window for the authentication by the card's bank.
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      xFrameOptions: { action: 'deny' },
    }),
    (req, res, next) => {
      // An address with the token of a link must not leave the page.
      if (req.query.token !== undefined) res.set('Referrer-Policy', 'no-referrer');
      res.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")');
      next();
    },
  ];
}

/** The policy of a library's page, which calls only this store and draws its icons from data URLs. */
const toolContentPolicy = (rules: { baseUri: string; formAction: string }): RequestHandler =>
  contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: [self],
      styleSrc: [self, "'unsafe-inline'"],
      imgSrc: [self, 'data:'],
      objectSrc: [none],
      frameAncestors: [none],
      baseUri: [rules.baseUri],
      formAction: [rules.formAction],
    },
  });

/** Bull Board's page names its folder in a <base> element. */
export const boardContentPolicy = toolContentPolicy({ baseUri: self, formAction: self });
export const docsContentPolicy = toolContentPolicy({ baseUri: none, formAction: none });

/** Rule what a document may do and where it may be shown. */
const documentHeaders = [
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** Gives a response of JSON the shortest policy, which allows nothing: Node writes the headers of each response, and most are small. */
export function limitToData(res: Response): void {
  for (const name of documentHeaders) res.removeHeader(name);
  res.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
}
