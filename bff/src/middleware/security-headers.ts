import type { RequestHandler } from 'express';
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
    (_req, res, next) => {
      res.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")');
      next();
    },
  ];
}

/** Bull Board's page names its folder in a <base> element. All other rules apply. */
export const boardContentPolicy: RequestHandler = contentSecurityPolicy({
  useDefaults: false,
  directives: {
    defaultSrc: [self],
    styleSrc: [self, "'unsafe-inline'"],
    imgSrc: [self, 'data:'],
    objectSrc: [none],
    baseUri: [self],
    frameAncestors: [none],
    formAction: [self],
  },
});

/** The API's page calls only this store. Swagger UI draws its icons from data URLs. */
export const docsContentPolicy: RequestHandler = contentSecurityPolicy({
  useDefaults: false,
  directives: {
    defaultSrc: [self],
    styleSrc: [self, "'unsafe-inline'"],
    imgSrc: [self, 'data:'],
    objectSrc: [none],
    baseUri: [none],
    frameAncestors: [none],
    formAction: [none],
  },
});
