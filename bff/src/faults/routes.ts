import * as contract from '@shopwright/contracts/http/faults';
import { endFault, type Faults, faultState, listFaults, startFault } from '@shopwright/contracts/http/faults';
import { AppError, invalidRequest } from '@shopwright/service-kit/errors';
import { createServiceClient } from '@shopwright/service-kit/http/client';
import type { Express } from 'express';
import * as z from 'zod';
import type { BffDeps } from '../deps';
import { authorize, identify } from '../session/authorize';

const withinMs = 5000;

/**
 * Serves the fault switches of a demonstration. `npm start` gives their address to a store of its own on this machine
 * alone, and the configuration refuses it in production.
 */
export function faultRoutes(app: Express, deps: BffDeps): void {
  const { config, tokens } = deps;
  const order = createServiceClient(config.upstreams.order, tokens);
  const catalog = createServiceClient(config.upstreams.catalog, tokens);

  app.get(`/api${listFaults.path}`, async (req, res) => {
    await authorize(deps, req, await identify(deps, req), listFaults);
    const [switches, orders, stock] = config.faults
      ? await Promise.all([
          callSwitches(deps, 'GET', '/faults', switchesShape),
          order.call(contract.countOrders).catch(() => null),
          catalog.call(contract.countStock).catch(() => null),
        ])
      : [noSwitches(), null, null];
    const state: Faults = { ...switches, isAvailable: config.faults !== undefined, orders, stock };
    res.set('Cache-Control', 'no-store').json(state);
  });

  for (const endpoint of [startFault, endFault]) {
    const verb = endpoint.method === 'POST' ? 'post' : 'delete';
    app[verb](`/api${endpoint.path}`, async (req, res) => {
      const actor = await identify(deps, req);
      await authorize(deps, req, actor, endpoint);
      const params = endpoint.params?.safeParse(req.params);
      if (!params?.success) throw invalidRequest(params?.error ?? new z.ZodError([]), 'params');
      const { kind } = params.data;
      const state = await callSwitches(deps, endpoint.method, `/faults/${kind}`, faultState);
      deps.logger.warn({ fault: kind, isOn: endpoint === startFault, userId: actor.userId }, 'fault switched');
      res.set('Cache-Control', 'no-store').json(state);
    });
  }
}

const switchesShape = z.object({ now: z.string(), faults: z.array(faultState), payments: z.number().nullable() });
const noSwitches = (): z.infer<typeof switchesShape> => ({ now: new Date().toISOString(), faults: [], payments: null });

async function callSwitches<S extends z.ZodType>(
  { config }: BffDeps,
  method: string,
  path: string,
  shape: S,
): Promise<z.output<S>> {
  if (!config.faults)
    throw new AppError('not_found', 'Only a demonstration with the Stripe sandbox has fault switches');
  const { url, token } = config.faults;
  const response = await fetch(url + path, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(withinMs),
  }).catch((cause: unknown) => {
    throw new AppError('unavailable', "The fault switches aren't responding", { cause });
  });
  if (response.status === 404) throw new AppError('not_found', 'This store does not have this fault');
  if (!response.ok) throw new AppError('unavailable', `The fault switches answered ${response.status}`);
  return shape.parse(await response.json());
}
