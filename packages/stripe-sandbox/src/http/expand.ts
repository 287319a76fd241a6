import type { Ledger } from '../ledger/ledger';
import type { Kind, Resource } from '../ledger/records';
import { type Reader, render, type StripeObject } from '../objects/render';
import { invalidParam } from './stripe-error';

const expandable: Record<string, Kind> = {
  latest_charge: 'charge',
  charge: 'charge',
  payment_method: 'payment_method',
  payment_intent: 'payment_intent',
  customer: 'customer',
  balance_transaction: 'balance_transaction',
  failure_balance_transaction: 'balance_transaction',
};

const depthMax = 4;

interface Sources {
  reader: Reader;
  ledger: Ledger;
}

/** Puts objects in the place of their ids along each path (`latest_charge.balance_transaction`, `data.customer`). */
export function expandBody(body: StripeObject, paths: string[], reader: Reader, ledger: Ledger): StripeObject {
  for (const path of paths) {
    const steps = path.split('.');
    const depth = steps[0] === 'data' ? steps.length - 1 : steps.length;
    if (depth > depthMax)
      throw invalidParam('expand', `You cannot expand more than ${depthMax} levels of a property. Property: ${path}`);
    expandPath(body, steps, path, { reader, ledger });
  }
  return body;
}

function expandPath(target: StripeObject, [step, ...rest]: string[], path: string, from: Sources): void {
  if (step === undefined) return;
  if (step === 'data' && Array.isArray(target.data)) {
    for (const item of target.data as StripeObject[]) expandPath(item, rest, path, from);
    return;
  }
  if (step === 'refunds' && target.object === 'charge') target.refunds ??= refundsOf(String(target.id), from.ledger);
  else if (!(step in target) || !(step in expandable)) throw notExpandable(path);
  const value = target[step];
  if (typeof value === 'string') target[step] = find(step, value, from.reader);
  const next = target[step];
  if (next && typeof next === 'object') expandPath(next as StripeObject, rest, path, from);
}

const notExpandable = (path: string) =>
  invalidParam('expand', `This property cannot be expanded (${path}).`, 'property_cannot_be_expanded');

function find(step: string, id: string, reader: Reader): StripeObject | string {
  const kind = expandable[step];
  const record = kind && reader.get(kind, id);
  return record ? render({ kind, record } as Resource, reader) : id;
}

function refundsOf(charge: string, ledger: Ledger): StripeObject {
  const { records, hasMore } = ledger.tables.refund.page({ limit: 10, index: { field: 'charge', value: charge } });
  const data = records.map((record) => render({ kind: 'refund', record }, ledger));
  return { object: 'list', data, has_more: hasMore, url: `/v1/charges/${charge}/refunds` };
}
