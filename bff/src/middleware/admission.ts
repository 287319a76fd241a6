import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from '@shopwright/contracts/endpoint';
import { stripeWebhook } from '@shopwright/contracts/http/orders';
import type { Priority } from '@shopwright/contracts/priority';
import { createOverloadLog, overloaded, responseOverloaded } from '@shopwright/service-kit/http/admission';
import { recordRequest } from '@shopwright/service-kit/metrics/requests';
import { createLoadLimiter, places as defaults, type LoadLimiter } from '@shopwright/service-kit/runtime/load-limiter';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import { responseBusyPage } from './busy-page';
import { findEndpoint } from './find-endpoint';

export interface Admission {
  /** Returns true if the request would be refused immediately. */
  isFull(req: IncomingMessage): boolean;
  refuse(req: IncomingMessage, res: ServerResponse): void;
  /** Calls `next` once the request has a place, or refuses it. */
  enter(req: IncomingMessage, res: ServerResponse, next: () => void): void;
  priorityOf(req: IncomingMessage): Priority;
}

export interface AdmissionOptions {
  logger: Logger;
  places?: Readonly<Record<Priority, number>>;
}

/**
 * The places that a request competes for: those of its service, so that a slow service does not fill the places of
 * others.
 */
interface Lane {
  service: Endpoint['service'];
  priority: Priority;
}

interface Arrival {
  at: number;
  /** Null for a request that needs no place. */
  lane: Lane | null;
}

/** Decides which requests the BFF works on, by what their endpoint says. Health checks need no place. */
export function createAdmission({ logger, places = defaults.edge }: AdmissionOptions): Admission {
  const onRefused = createOverloadLog(logger);
  const limiters = new Map<Lane['service'], LoadLimiter>();
  const arrivals = new WeakMap<IncomingMessage, Arrival>();

  /** Begins the time of the request when it is first called, which is before anything else is done with it. */
  const arrivalOf = (req: IncomingMessage): Arrival => {
    const known = arrivals.get(req);
    if (known !== undefined) return known;
    const arrival = { at: performance.now(), lane: findLane(req) };
    arrivals.set(req, arrival);
    return arrival;
  };
  const limiterOf = ({ service }: Lane): LoadLimiter => {
    const limiter = limiters.get(service) ?? createLoadLimiter({ places });
    limiters.set(service, limiter);
    return limiter;
  };
  const refuse = (req: IncomingMessage, res: ServerResponse) => {
    if (wantsPage(req)) responseBusyPage(req, res);
    else responseOverloaded(res);
    const { at, lane } = arrivalOf(req);
    const ms = performance.now() - at;
    recordRequest(req.method ?? '', undefined, 503, ms / 1000);
    onRefused(lane?.priority ?? 'browsing', ms);
  };

  return {
    isFull(req) {
      const { lane } = arrivalOf(req);
      return lane !== null && limiterOf(lane).isFull(lane.priority);
    },
    refuse,
    enter(req, res, next) {
      const { lane } = arrivalOf(req);
      if (lane === null) return next();
      const limiter = limiterOf(lane);
      void limiter
        .enter(lane.priority, () => res.destroyed)
        .then((leave) => {
          if (!leave) return refuse(req, res);
          const place = holdPlace(leave, async () => {
            const enteredAt = performance.now();
            const entered = await limiter.enter(lane.priority, () => res.destroyed);
            if (!entered) onRefused(lane.priority, performance.now() - enteredAt);
            return entered;
          });
          held.set(req, place);
          res.once('close', place.end);
          next();
        });
    },
    priorityOf: (req) => arrivalOf(req).lane?.priority ?? 'essential',
  };
}

const healthPaths = new Set(['/livez', '/readyz']);

function findLane({ method = '', url = '' }: IncomingMessage): Lane | null {
  if (healthPaths.has(url)) return null;
  if (url === stripeWebhook.path) return stripeWebhook;
  if (!url.startsWith('/api/')) return url.startsWith('/assets/') ? files : pages;
  return findEndpoint(method, url) ?? files;
}

const pages: Lane = { service: 'bff', priority: 'browsing' };
/** The files of a page that was answered, and downloads. */
const files: Lane = { service: 'bff', priority: 'account' };

interface Place {
  pause: () => void;
  /** Waits for a place again. Resolves with false if there is none in time. */
  resume: () => Promise<boolean>;
  end: () => void;
}

const held = new WeakMap<IncomingMessage, Place>();

function holdPlace(leave: () => void, enterAgain: () => Promise<(() => void) | undefined>): Place {
  let release = leave;
  let hasEnded = false;
  return {
    pause: () => release(),
    async resume() {
      const entered = await enterAgain();
      release = entered ?? release;
      if (hasEnded) release();
      return entered !== undefined;
    },
    end() {
      hasEnded = true;
      release();
    },
  };
}

/** The time that a body has to arrive whose request holds a place: that of one packet after the other. */
const bodyWithinMs = 100;

/**
 * Waits for the body of a request. A late one gives up its place, so that bodies that arrive slowly cannot take all places,
 * and competes for one again once it is there. Throws `unavailable` if it gets none.
 */
export async function awaitBody<T>(req: IncomingMessage, arriving: Promise<T>): Promise<T> {
  const place = held.get(req);
  if (!place) return arriving;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    place.pause();
  }, bodyWithinMs);
  const body = await arriving.finally(() => clearTimeout(timer));
  if (isLate && !(await place.resume())) throw overloaded;
  return body;
}

const wantsPage = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept?.includes('text/html') ?? false);
