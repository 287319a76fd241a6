import { type Endpoint, fillPath } from '@shopwright/contracts/endpoint';
import { listFactHeaders } from '@shopwright/contracts/list-facts';
import { publicEndpoints } from '@shopwright/contracts/public-endpoints';
import { isStaff, mayCall } from '@shopwright/contracts/roles';
import { AppError, invalidRequest } from '@shopwright/service-kit/errors';
import { type ForwardedResponse, forwardRequest, type OutgoingCall } from '@shopwright/service-kit/http/client';
import { type Actor, clientAddressHeader, sessionTokenHeader } from '@shopwright/service-kit/http/internal-token';
import { provenUserHeader, readProvenUser } from '@shopwright/service-kit/http/known-device';
import { orderLinksHeader, readOrderLinks } from '@shopwright/service-kit/http/order-links';
import { checkUpload } from '@shopwright/service-kit/http/read-body';
import type { Express, Request, Response } from 'express';
import { createSource } from '../cache/catalog-reads';
import type { BffDeps } from '../deps';
import { clientAddress } from '../middleware/client-address';
import type { RateLimits } from '../middleware/rate-limits';
import { type BodyReader, bodyReader } from '../middleware/read-body';
import { inOwnBudget } from '../middleware/request-scope';
import { offersApiKey } from '../session/api-key';
import { authorize, identify } from '../session/authorize';
import { clearSessionCookie, readSessionToken, refuseEndedSession, visitorFor } from '../session/cookies';
import { rememberDevice } from '../session/device-cookie';
import { forgetOrderLinks, orderLinkHeaders, rememberOrderLink } from '../session/order-cookie';
import { markChange } from '../session/own-changes';
import { answerOnce, keyForServices, type RepeatableCall, toRepeatableCall } from '../session/repeatable-call';

/** The public endpoints that a service handles, with `/orders/:id` after `/orders/metrics`, which it would take for an id. */
export const forwardedEndpoints = publicEndpoints
  .filter((endpoint) => !endpoint.isAnsweredByBff)
  .sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')));

/** Serves every public endpoint below /api whose response is JSON: authenticates the caller and forwards the call to its service. */
export function apiRoutes(app: Express, deps: BffDeps, limits: RateLimits): void {
  for (const endpoint of forwardedEndpoints.filter(({ file }) => !file)) {
    const verb = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const readBody = bodyReader(endpoint);
    app[verb](`/api${endpoint.path}`, ...limits.ofEndpoint(endpoint), async (req, res) => {
      const source = createSource();
      const { response, isForVisitors } = await deps.cache.reads.collect(source, () =>
        forward(endpoint, readBody, deps, req, res),
      );
      if (endpoint.endsSession && response.status < 300) {
        clearSessionCookie(res, deps.config.cookies);
        forgetOrderLinks(res, deps.config.cookies);
      }
      const [opened] = readOrderLinks(response.header(orderLinksHeader) ?? '');
      if (opened) rememberOrderLink(req, res, deps.config.cookies, opened);
      const provenUser = readProvenUser(response.header(provenUserHeader) ?? '');
      if (provenUser) rememberDevice(req, res, deps.config, provenUser);
      if (changesCatalog(endpoint) && response.status < 300) {
        await deps.cache.feed.check({ isOwnChange: true });
        if (isForStaff(endpoint) && !offersApiKey(req)) markChange(res, deps.config);
      }
      passOn(response, res);
      if (isForVisitors && (await deps.cache.ready.send(req, res, { body: response.body, source }))) return;
      finish(response, res);
    });
  }
}

async function forward(
  endpoint: Endpoint,
  readBody: BodyReader,
  deps: BffDeps,
  req: Request,
  res: Response,
): Promise<{ response: ForwardedResponse; isForVisitors: boolean }> {
  const { config, tokens } = deps;
  const caller = await identify(deps, req).catch((error: unknown): Actor => {
    // Visitors can browse while auth is unavailable.
    if (isPublicCatalogRead(endpoint)) return { role: 'anonymous' };
    throw error;
  });
  // Those of the team, who may have begun an import, wait for it.
  if (!isStaff(caller.role)) deps.cache.visits.note();
  if (caller.role === 'anonymous' && endpoint.refusesEndedSession) refuseEndedSession(req, res, config.cookies);
  await authorize(deps, req, caller, endpoint);
  checkParams(endpoint, req);

  const url = endpoint.service === 'bff' ? undefined : config.upstreams[endpoint.service];
  if (!url) throw new AppError('not_found', `This store runs without ${endpoint.service}`);

  const target = fillPath(endpoint.path, req.params as Record<string, string>) + queryOf(req);
  const ofBrowser = browserHeaders(endpoint, deps, req);
  const failed = await findUploadError(endpoint, deps, { url, actor: caller, headers: ofBrowser }, req);
  if (failed) return { response: failed, isForVisitors: false };
  const { type, body } = await readBody(req, res);
  const visitorId = caller.apiKey
    ? undefined
    : visitorFor(endpoint, req, res, Buffer.isBuffer(body) ? body : undefined, config);
  const repeatable = toRepeatableCall(endpoint, caller, req, body);
  const forwarded = {
    url,
    target,
    actor: { ...(endpoint.access === 'public' ? withoutAccount(caller) : caller), visitorId },
    headers: { ...(type && { 'content-type': type }), ...keyHeader(req, repeatable), ...ofBrowser },
    body,
  } as const;
  const isPlainRead = req.get('idempotency-key') === undefined;
  if (endpoint.isCached && caller.role === 'anonymous' && isPlainRead && config.cacheMaxBytes > 0) {
    return { response: await deps.cache.reads.read(endpoint, forwarded.target), isForVisitors: true };
  }
  // The time to receive the body is not part of the deadline.
  const budgetMs = endpoint.upload?.isStreamed ? endpoint.timeoutMs : undefined;
  const make = () => inOwnBudget(() => forwardRequest(tokens, endpoint, forwarded), budgetMs);
  const response = repeatable
    ? await answerOnce(deps, repeatable, { make, showsSecret: endpoint.showsSecret === true })
    : await make();
  return { response, isForVisitors: false };
}

/** An API key acts for the store: where everyone may call, its member is not the customer. */
const withoutAccount = (caller: Actor): Actor => (caller.apiKey ? { ...caller, userId: undefined } : caller);

/** Asks the service, before a file is read, whether its sender may read what the file is for. Returns its error, if any. */
async function findUploadError(
  { upload }: Endpoint,
  { tokens }: BffDeps,
  call: Pick<OutgoingCall, 'url' | 'actor' | 'headers'>,
  req: Request,
): Promise<ForwardedResponse | undefined> {
  if (!upload) return undefined;
  checkUpload(upload, req);
  const { authorizedBy } = upload;
  if (!authorizedBy) return undefined;
  const target = fillPath(authorizedBy.path, req.params as Record<string, string>) + queryOf(req);
  const response = await forwardRequest(tokens, authorizedBy, { ...call, target });
  return response.status < 300 ? undefined : response;
}

const isPublicCatalogRead = ({ service, method, access }: Endpoint): boolean =>
  service === 'catalog' && method === 'GET' && access === 'public';

/** Parses the parameters before they become part of a path: a decoded ".." must not reach another route. */
export function checkParams(endpoint: Endpoint, req: Request): void {
  const parsed = endpoint.params?.safeParse(req.params);
  if (parsed && !parsed.success) throw invalidRequest(parsed.error, 'params');
}

export function queryOf(req: Request): string {
  const at = req.originalUrl.indexOf('?');
  return at === -1 ? '' : req.originalUrl.slice(at);
}

/** Passes on the key by which a service tells a repeated request from a new one. */
function keyHeader(req: Request, repeatable: RepeatableCall | undefined): Record<string, string> {
  const key = repeatable ? keyForServices(repeatable) : req.get('idempotency-key');
  return key === undefined ? {} : { 'idempotency-key': key };
}

/**
 * Adds the client's address for the services that limit by it or record who changed something, the links that the browser has opened for calls to the order
 * service only, and the session's token for calls to auth only.
 */
export function browserHeaders(
  endpoint: Endpoint,
  { config }: Pick<BffDeps, 'config'>,
  req: Request,
): Record<string, string> {
  if (endpoint.service === 'order')
    return {
      [clientAddressHeader]: clientAddress(req),
      ...(!offersApiKey(req) && orderLinkHeaders(req, config.cookies)),
    };
  if (endpoint.service === 'catalog' && endpoint.method !== 'GET') return { [clientAddressHeader]: clientAddress(req) };
  if (endpoint.service !== 'auth') return {};
  const token = offersApiKey(req) ? undefined : readSessionToken(req, config.cookies);
  return { [clientAddressHeader]: clientAddress(req), ...(token && { [sessionTokenHeader]: token }) };
}

/** After such a call the next read has the new content. */
const changesCatalog = ({ service, method }: Endpoint): boolean => service === 'catalog' && method !== 'GET';

const isForStaff = ({ access }: Endpoint): boolean => !mayCall('shopper', access);

function passOn(response: ForwardedResponse, res: Response): void {
  res.status(response.status).set('Cache-Control', 'no-store');
  const link = response.header('link');
  if (link) res.set('Link', link.replaceAll('</', '</api/'));
  for (const name of listFactHeaders) {
    const value = response.header(name);
    if (value) res.set(name, value);
  }
  const replayed = response.header('idempotent-replayed');
  if (replayed) res.set('Idempotent-Replayed', replayed);
  const retryAfter = response.header('retry-after');
  if (retryAfter) res.set('Retry-After', retryAfter);
  if (response.body.length > 0) res.set('Content-Type', response.header('content-type') ?? 'application/json');
}

function finish({ body }: ForwardedResponse, res: Response): void {
  if (body.length === 0) res.end();
  else res.send(body);
}
