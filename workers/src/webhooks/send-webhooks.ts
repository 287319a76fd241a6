import {
  claimWebhooks,
  recordWebhook,
  type WebhookClaim,
  webhookLanesMax,
} from '@shopwright/contracts/http/internal-webhooks';
import type { RunningWorker } from '@shopwright/service-kit/messaging/worker';
import { sleep } from '@shopwright/service-kit/runtime/deadline';
import { type Logger, safeError } from '@shopwright/service-kit/runtime/logger';
import type { Services } from '../services';
import { postWebhook, type WebhookCalls } from './post-webhook';

interface SenderOptions {
  order: Services['order'];
  calls?: WebhookCalls;
  logger: Logger;
  pollMs?: number;
}

const idlePollMs = 1000;
const retryMs = 1000;
/** A report that does not arrive in this many tries leaves the webhook to the process that takes over the lease. */
const reportsMax = 5;

/**
 * Sends webhooks: one at a time to an endpoint, in order, and to all endpoints at the same time, so that one which hangs holds up no
 * other. The order service leases an endpoint to one of several processes.
 */
export function startWebhookSender({ order, calls, logger, pollMs = idlePollMs }: SenderOptions): RunningWorker {
  const stopping = new AbortController();
  const lanes = new Set<Promise<void>>();

  const report = async (claim: WebhookClaim): Promise<WebhookClaim | null> => {
    const outcome = await postWebhook(claim, calls);
    const params = { id: String(claim.deliveryId) };
    for (let tries = 1; ; tries += 1) {
      try {
        const wantsNext = !stopping.signal.aborted;
        return (await order.call(recordWebhook, { params, body: { lease: claim.lease, outcome, wantsNext } })).next;
      } catch (error) {
        if (tries === reportsMax) throw error;
        await sleep(retryMs);
      }
    }
  };

  const runLane = async (first: WebhookClaim): Promise<void> => {
    try {
      for (let claim: WebhookClaim | null = first; claim; ) claim = await report(claim);
    } catch (error) {
      logger.warn({ err: safeError(error), deliveryId: first.deliveryId }, 'webhook not reported, it is sent again');
    }
  };

  const claim = async (): Promise<number> => {
    const max = webhookLanesMax - lanes.size;
    if (max === 0) return 0;
    const { claims } = await order.call(claimWebhooks, { body: { max } });
    for (const first of claims) {
      const lane: Promise<void> = runLane(first).finally(() => lanes.delete(lane));
      lanes.add(lane);
    }
    return claims.length;
  };

  const run = async () => {
    while (!stopping.signal.aborted) {
      try {
        await claim();
      } catch (error) {
        logger.debug({ err: safeError(error) }, 'no webhooks to send are known');
      }
      await sleep(pollMs, stopping.signal);
    }
  };
  const running = run();
  let isRunning = true;
  void running.finally(() => {
    isRunning = false;
  });
  return {
    isRunning: () => isRunning,
    async close() {
      stopping.abort();
      await running;
      await Promise.all(lanes);
    },
  };
}
