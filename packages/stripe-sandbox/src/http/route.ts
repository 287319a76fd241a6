import type { z } from 'zod';
import type { SandboxConfig } from '../config';
import type { Ledger } from '../ledger/ledger';
import type { Resource } from '../ledger/records';
import type { Audience, Transaction } from '../ledger/transaction';
import type { StripeObject } from '../objects/render';
import type { Form } from './form';
import { readParams } from './params';

export interface Call<P> {
  tx: Transaction;
  ledger: Ledger;
  config: SandboxConfig;
  params: P;
  /** The `:id` of the path, empty where there is none. */
  id: string;
  audience: Audience;
  /** The sandbox as the caller reaches it. */
  baseUrl: string;
}

/** A record to be shown, or a finished body. */
export type Outcome = Resource | { body: StripeObject };

export interface Route {
  method: 'get' | 'post' | 'delete';
  path: string;
  /** Stripe.js may call it with the publishable key. */
  browser: boolean;
  run: (call: Omit<Call<unknown>, 'params'>, form: Form) => Outcome;
}

interface RouteDefinition<S extends z.ZodType> {
  method: Route['method'];
  path: string;
  browser?: boolean;
  params: S;
  handle: (call: Call<z.output<S>>) => Outcome;
}

/** A handler is synchronous, which makes each request atomic. */
export const route = <S extends z.ZodType>({
  method,
  path,
  browser = false,
  params,
  handle,
}: RouteDefinition<S>): Route => ({
  method,
  path,
  browser,
  run: (call, form) => handle({ ...call, params: readParams(params, form) }),
});
