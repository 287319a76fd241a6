import * as z from 'zod';
import { boolean, expand, listParams, text } from '../http/params';
import { by, get, listed, type Route } from '../http/route';
import { invalidParam, noSuch } from '../http/stripe-error';
import type { Ledger } from '../ledger/ledger';
import type { EventRecord } from '../ledger/records';
import { renderEvent, type StripeObject } from './render';

/** `pending_webhooks` counts the endpoints that have not received the event. */
export const eventView = (event: EventRecord, ledger: Ledger): StripeObject =>
  renderEvent(event, ledger, ledger.undelivered.get(event.id)?.size ?? 0);

/** `charge.*` stands for all types that begin with `charge.`. */
const matches = (type: string, wanted: string) =>
  wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;

const eventListParams = z.strictObject({
  ...listParams,
  delivery_success: boolean.optional(),
  type: text.optional(),
  types: z.array(text).max(20).optional(),
});

export const eventRoutes: Route[] = [
  get('/events', eventListParams, ({ ledger, params }) => {
    const { delivery_success: delivered, type, types } = params;
    if (type && types) throw invalidParam('types', 'You may pass either type or types, but not both.');
    const wanted = types ?? (type?.endsWith('*') ? [type] : undefined);
    return listed(ledger.events, {
      path: '/events',
      what: 'event',
      params,
      index: wanted ? undefined : by('type', type),
      where: (event) =>
        (delivered === undefined || delivered === !ledger.undelivered.has(event.id)) &&
        (!wanted || wanted.some((name) => matches(event.type, name))),
      show: (event) => eventView(event, ledger),
    });
  }),
  get('/events/:id', z.strictObject({ expand }), ({ ledger, id }) => {
    const event = ledger.events.get(id);
    if (!event) throw noSuch('event', id, 'id', 404);
    return { body: eventView(event, ledger) };
  }),
];
