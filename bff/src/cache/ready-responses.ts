import type { IncomingMessage, ServerResponse } from 'node:http';
import { routeOf } from '@shopwright/service-kit/metrics/route-of';
import type { Request, Response } from 'express';
import type { Encoding } from '../compress';
import { limitToData } from '../middleware/security-headers';
import type { Source } from './catalog-reads';
import type { ChangeFeed } from './change-feed';
import {
  bodyHeaders,
  type CacheRequest,
  createReadyResponse,
  type EncodeBody,
  encode,
  pickEncoding,
  type ReadyResponse,
  record,
  sendBody,
  sendStored,
} from './ready-response';
import type { ResponseKey } from './response-key';
import { createStoredResponses } from './stored-responses';

/**
 * The longest age of content that changes by time alone, such as which products are new. Responses made from stored reads
 * may be twice as old.
 */
const keptMs = 60_000;

interface RenderedBody {
  body: Buffer;
  /** Returns the body in an encoding, for a route that may have it already. Without it, the body is compressed. */
  encodeBody?: EncodeBody;
  /** The source of the response. Undefined for a body that its key names, such as an image. */
  source?: Source;
  cacheControl?: string;
}

export interface ReadyResponses {
  /** Answers from the cache and returns true, or leaves the request alone. */
  answer(req: IncomingMessage, res: ServerResponse): boolean;
  /** Polls a feed that is not current, and answers a request again that `answer` left alone. Else calls `next`. */
  answerOnceCurrent(req: IncomingMessage, res: ServerResponse, next: () => void): void;
  /**
   * Sends a finished response whose status and headers are set on `res`, and stores it for the next requests. Returns false,
   * and sends nothing, if the response to this request must not be stored.
   */
  send(req: Request, res: Response, made: RenderedBody): Promise<boolean>;
  /** Forgets everything, after a new build of the web app. */
  clear(): void;
}

interface ReadyOptions {
  maxBytes: number;
  feed: ChangeFeed;
  keyOf: (req: IncomingMessage) => ResponseKey | undefined;
  /** Counts an answer against the client's rate limit. Returns false if Express must decide. */
  mayAnswer: (req: IncomingMessage, kind: ResponseKey['kind']) => boolean;
  onSearch: (target: string) => void;
  /** Called with each page that a visitor is sent. */
  onPage: (language: string, address: string) => void;
  /** Called with each response to a visitor: who asks for an image may be of the team. */
  onVisit: () => void;
}

interface Missed extends ResponseKey {
  position: number;
  /** Counts the builds of the web app: a page names files of its own build only. */
  build: number;
}

/** Stores finished responses, and answers with them before Express handles the request. */
export function createReadyResponses(options: ReadyOptions): ReadyResponses {
  const { maxBytes, feed, keyOf, mayAnswer, onSearch, onPage, onVisit } = options;
  const responses = createStoredResponses(maxBytes);
  /** The requests that Express answers now, as they were when they arrived. */
  const missed = new WeakMap<IncomingMessage, Missed>();
  let build = 0;

  const find = (named: ResponseKey): ReadyResponse | undefined => {
    const { key } = named;
    const stored = responses.of(named);
    const found = stored.get(key);
    if (!found) return undefined;
    if (performance.now() - found.madeAt < keptMs) {
      if (feed.covers(found)) return found;
      if (feed.mayOutlast(found)) return leaveToOne(found);
    }
    stored.delete(key);
    return undefined;
  };

  /** During an import, one request makes the response again. Those that come meanwhile get the last one. */
  const leaveToOne = (found: ReadyResponse): ReadyResponse | undefined => {
    if (found.renewedAt === feed.position) return found;
    found.renewedAt = feed.position;
    return undefined;
  };

  const findStored = (asked: ResponseKey): { named: ResponseKey; found: ReadyResponse } | undefined => {
    for (const named of asked.inFirst ? [{ ...asked, key: asked.inFirst.key }, asked] : [asked]) {
      const found = find(named);
      if (found) return { named, found };
    }
    return undefined;
  };

  /** Compresses a stored body for the next request, also where this one is refused. */
  const addEncoding = async (named: ResponseKey, found: ReadyResponse, encoding: Encoding) => {
    await encode(found, encoding);
    const { key } = named;
    const stored = responses.of(named);
    // An entry is measured once, so that a further encoding needs a new one.
    const current = stored.peek(key);
    if (current?.bodies === found.bodies) stored.set(key, { ...current });
  };

  const askedOf = ({ method, headers }: IncomingMessage, encoding: Encoding): CacheRequest => ({
    method,
    ifNoneMatch: headers['if-none-match'],
    encoding,
  });

  const answer = (req: IncomingMessage, res: ServerResponse): boolean => {
    const asked = maxBytes > 0 ? keyOf(req) : undefined;
    if (!asked) return false;
    const { named = asked, found } = (feed.isCurrent() && findStored(asked)) || {};
    const encoding = found && pickEncoding(req.headers['accept-encoding'], found);
    if (!found || !encoding || !found.bodies[encoding]) {
      missed.set(req, { ...asked, position: feed.position, build });
      if (found && encoding) void addEncoding(named, found, encoding);
      return false;
    }
    if (!mayAnswer(req, asked.kind)) return false;
    if (asked.kind !== 'images') onVisit();
    for (const target of found.searches) onSearch(target);
    if (asked.kind === 'pages') onPage(found.language, req.url ?? '');
    sendStored(res, found, askedOf(req, encoding));
    record(found, res.statusCode);
    return true;
  };

  return {
    answer,
    answerOnceCurrent(req, res, next) {
      if (!missed.has(req) || feed.isCurrent()) next();
      else void feed.whenCurrent().then((isCurrent) => (isCurrent && answer(req, res)) || next());
    },
    async send(req, res, { body, encodeBody, source, cacheControl = 'public, no-cache' }) {
      const asked = missed.get(req);
      if (
        !asked ||
        asked.build !== build ||
        res.statusCode !== 200 ||
        res.hasHeader('set-cookie') ||
        source?.isComplete === false
      )
        return false;
      const version = {
        position: asked.position,
        products: [...(source?.products ?? [])],
        showsNoOthers: source?.showsOthers !== true,
      };
      if (!feed.isCurrent() || !feed.covers(version)) return false;
      if (asked.kind !== 'images') onVisit();
      res.set('Cache-Control', cacheControl);
      if (asked.kind === 'api') limitToData(res);
      if (asked.kind !== 'images') res.vary('Accept-Encoding, Cookie');
      const headers = { ...res.getHeaders() };
      const ready = createReadyResponse({
        ...version,
        headers,
        body,
        encodeBody,
        searches: [...(source?.searches ?? [])],
        route: routeOf(req),
      });
      const { inFirst } = asked;
      const key = inFirst?.language === ready.language ? inFirst.key : asked.key;
      const stored = responses.of({ ...asked, key });
      const known = stored.peek(key);
      if (known?.tag === ready.tag) ready.bodies = known.bodies;
      const encoding = pickEncoding(req.headers['accept-encoding'], ready);
      await encode(ready, encoding);
      stored.set(key, ready);
      if (asked.kind === 'pages') onPage(ready.language, req.originalUrl);
      sendBody(res, ready, bodyHeaders(ready, encoding), askedOf(req, encoding));
      return true;
    },
    clear() {
      build += 1;
      responses.clear();
    },
  };
}
