import type { Endpoint } from '@shopwright/contracts/endpoint';
import {
  login,
  logout,
  me,
  register,
  type SessionGrant,
  type sessionGrant,
  signIn,
  signUp,
} from '@shopwright/contracts/http/auth';
import { unsubscribe } from '@shopwright/contracts/http/newsletter';
import { createOwner, openStore } from '@shopwright/contracts/http/setup';
import { acceptInvitation, joinTeam } from '@shopwright/contracts/http/team';
import { enterCode, signInWithCode, signInWithPasskey, usePasskey } from '@shopwright/contracts/http/two-factor';
import { AppError } from '@shopwright/service-kit/errors';
import { type Actor, clientAddressHeader, sessionTokenHeader } from '@shopwright/service-kit/http/internal-token';
import { toKnownDeviceHeader } from '@shopwright/service-kit/http/known-device';
import { readJson } from '@shopwright/service-kit/http/read-body';
import type { Express, Request, Response } from 'express';
import type * as z from 'zod';
import type { BffDeps } from '../deps';
import { clientAddress } from '../middleware/client-address';
import type { RateLimits } from '../middleware/rate-limits';
import { readInTime } from '../middleware/read-body';
import { authenticate, clearSessionCookie, readCookie, readSessionToken, setSessionCookie } from '../session/cookies';
import { readDevice, rememberDevice } from '../session/device-cookie';
import { forgetOrderLinks } from '../session/order-cookie';

const visitor: Actor = { role: 'anonymous' };
const readBody = readInTime(readJson(signIn.maxBodyBytes));

type StartsSession = Endpoint<z.ZodUndefined, z.ZodUndefined, z.ZodType, typeof sessionGrant>;

/** Calls that start a session: as the browser makes them, and as auth answers them. */
const sessionStarts: { fromBrowser: Endpoint; endpoint: StartsSession }[] = [
  { fromBrowser: signIn, endpoint: login },
  { fromBrowser: signUp, endpoint: register },
  { fromBrowser: openStore, endpoint: createOwner },
  { fromBrowser: signInWithCode, endpoint: enterCode },
  { fromBrowser: signInWithPasskey, endpoint: usePasskey },
  { fromBrowser: joinTeam, endpoint: acceptInvitation },
];

/** Serves sign-in, sign-up and sign-out, which turn auth's tokens into cookies. */
export function authRoutes(app: Express, deps: BffDeps, limits: RateLimits): void {
  const { auth, config } = deps;

  const grant = (
    req: Request,
    res: Response,
    { user, token, expiresAt, passwordMark }: SessionGrant,
    status: number,
  ) => {
    setSessionCookie(res, config.cookies, token, expiresAt);
    // Another customer may use the browser from now on.
    forgetOrderLinks(res, config.cookies);
    rememberDevice(req, res, config, { userId: user.id, passwordMark });
    res.status(status).set('Cache-Control', 'no-store').json(user);
  };

  /** Sends the browser's previous session too, which ends when the new one begins. */
  const browserHeaders = (req: Request): Record<string, string> => {
    const token = readSessionToken(req, config.cookies);
    const userAgent = req.get('user-agent');
    const device = readDevice(req, config);
    return {
      [clientAddressHeader]: clientAddress(req),
      ...(userAgent && { 'user-agent': userAgent }),
      ...(token && { [sessionTokenHeader]: token }),
      ...(device && toKnownDeviceHeader(device)),
    };
  };

  for (const { fromBrowser, endpoint } of sessionStarts) {
    app.post(`/api${fromBrowser.path}`, ...limits.ofEndpoint(fromBrowser), readBody, async (req, res) => {
      const granted = await auth.call(endpoint, { body: req.body, headers: browserHeaders(req) });
      grant(req, res, granted, endpoint.statuses[0]);
    });
  }

  app.post(`/api${logout.path}`, async (req, res) => {
    if (readSessionToken(req, config.cookies)) await auth.call(logout, { headers: browserHeaders(req) }, visitor);
    clearSessionCookie(res, config.cookies);
    forgetOrderLinks(res, config.cookies);
    res.status(204).set('Cache-Control', 'no-store').end();
  });

  app.get(`/api${me.path}`, async (req, res) => {
    const user = await authenticate(deps, req);
    if (!user) {
      // The page knows by this response; a later call need not be refused for it.
      if (readCookie(req, config.cookies.session) !== undefined) clearSessionCookie(res, config.cookies);
      throw new AppError('unauthenticated', 'Please sign in');
    }
    res.set('Cache-Control', 'no-store').json(user);
  });
}

/**
 * Serves the "Unsubscribe" button of email programs (RFC 8058): a POST to the address in `List-Unsubscribe`, without a
 * page, cookie or redirect. A browser that opens the same address gets the page that asks.
 */
export function oneClickUnsubscribe(app: Express, { auth }: BffDeps, limits: RateLimits): void {
  app.post('/newsletter/unsubscribe', limits.general, async (req, res) => {
    await auth.call(unsubscribe, { body: { token: String(req.query.token ?? '') } }, { role: 'anonymous' });
    res.status(204).set('Cache-Control', 'no-store').end();
  });
}
