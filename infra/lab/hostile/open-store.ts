import { randomBytes } from 'node:crypto';
import type { ActorRole } from '@shopwright/contracts/roles';
import { readEndpoints, retryUntilSet } from '@shopwright/tests/killed-processes/test-endpoints';
import postgres from 'postgres';
import { createAnswers, StoreClient } from '../chaos/store-client';
import { readEmails } from './read-emails';

export const callers = [
  'visitor',
  'holder of a wrong link',
  'disabled account',
  'former operator',
  'shopper',
  'second shopper',
  'invited shopper',
  'staff',
  'operator',
] as const;
export type Caller = (typeof callers)[number];

/** As whom the store treats each caller. */
export const roleOf: Record<Caller, ActorRole> = {
  visitor: 'anonymous',
  shopper: 'shopper',
  'second shopper': 'shopper',
  'holder of a wrong link': 'anonymous',
  'disabled account': 'anonymous',
  'former operator': 'anonymous',
  'invited shopper': 'shopper',
  staff: 'staff',
  operator: 'operator',
};

/** A text of a customer that no log, span, event, job or error may hold. */
export interface Canary {
  name: string;
  text: string;
  /** The customer's own emails may name it, or have it in their link. */
  isEmailed: boolean;
  /** Staff may read it, in the conflict with an order as it is now too. */
  isPersonal: boolean;
}

export interface OpenStore {
  url: string;
  /** The Cookie header of each caller. */
  cookies: Record<Caller, string>;
  canaries: readonly Canary[];
  /** Reads the mailbox. */
  operator: StoreClient;
  /** Every answer from 400 on. */
  errors: { caller: Caller; text: string }[];
  /** The reference and number of the first shopper's order. */
  order: { id: number; reference: string; paymentIntentId: string };
}

const shipping = { customerName: 'Canary Customer', customerAddress: '1 Canary Street, Testville' };

/** Signs in as everybody, lets the first shopper buy, and disables one account. Collects the secrets that this took. */
export async function openStore(home: string): Promise<OpenStore> {
  const { store: url, stripe, postgres: databaseUrl } = await readEndpoints(home);
  const answers = createAnswers();
  const clients = Object.fromEntries(callers.map((name) => [name, new StoreClient(url, stripe, answers)])) as Record<
    Caller,
    StoreClient
  >;
  const password = `canary-${randomBytes(9).toString('hex')}`;
  const email = `canary-${randomBytes(6).toString('hex')}@example.com`;
  const register = (caller: Caller, address: string) =>
    clients[caller].call('POST', '/auth/register', {
      firstName: 'Canary',
      lastName: 'Customer',
      email: address,
      password,
    });
  await register('shopper', email);
  await register('second shopper', 'second@example.com');
  await register('disabled account', 'disabled@example.com');
  await register('former operator', 'former@example.com');
  await register('invited shopper', 'invited@example.com');
  await clients.shopper.call('POST', '/auth/login', { email, password: `${password}-wrong` });
  await clients.shopper.call('POST', '/auth/forgot-password', { email });
  for (const role of ['staff', 'operator'] as const) await clients[role].signIn(role);
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  await sql`update auth.users set disabled_at = now() where email = 'disabled@example.com'`;
  const [former] = await sql<{ id: number }[]>`
    update auth.users set role = 'operator' where email = 'former@example.com' returning id`;
  await sql.end();
  await clients['former operator'].call('POST', '/auth/login', { email: 'former@example.com', password });
  await clients.operator.call('PUT', `/team/members/${former?.id}/role`, { role: 'shopper' });
  await clients.operator.call('POST', '/team/invitations', { email: 'invited@example.com', role: 'operator' });
  const order = await buy(clients.shopper, email);
  const cookies = Object.fromEntries(
    callers.map((name) => [name, clients[name].cookieHeader()]),
  ) as OpenStore['cookies'];
  cookies['holder of a wrong link'] += `; orders=${order.id}~${'x'.repeat(43)}`;
  const canaries = [
    ...toCanaries({ 'email address': email, address: shipping.customerAddress }, { isEmailed: true, isPersonal: true }),
    ...toCanaries(await readLinks(clients, email), { isEmailed: true, isPersonal: false }),
    ...toCanaries(
      {
        password,
        'client secret': order.clientSecret,
        'card number': '4000002500003155',
        'session token': /=([\w-]{43})/.exec(cookies.shopper)?.[1] ?? '',
      },
      { isEmailed: false, isPersonal: false },
    ),
  ];
  return { url, cookies, order, canaries, operator: clients.operator, errors: [] };
}

function toCanaries(texts: Record<string, string>, where: Omit<Canary, 'name' | 'text'>): Canary[] {
  return Object.entries(texts).map(([name, text]) => {
    // A text that was not found would be found nowhere.
    if (text.length < 10) throw new Error(`There is no ${name} to look for`);
    return { name, text, ...where };
  });
}

/** Waits for the emails of the first shopper, and returns the tokens of their links. */
async function readLinks(clients: Record<Caller, StoreClient>, email: string): Promise<Record<string, string>> {
  const tokens = new Map<string, string>();
  const links = {
    'link to a new password': /reset-password\?token=([\w.-]+)/,
    'link to verify': /verify-email\?token=([\w.-]+)/,
  };
  await retryUntilSet('emails with links', async () => {
    for (const text of await readEmails(clients.operator, { to: email }))
      for (const [name, link] of Object.entries(links)) {
        const token = link.exec(text)?.[1];
        if (token) tokens.set(name, token);
      }
    return tokens.size === Object.keys(links).length || undefined;
  });
  return Object.fromEntries(tokens);
}

interface Bought {
  id: number;
  reference: string;
  paymentIntentId: string;
  clientSecret: string;
}

async function buy(client: StoreClient, email: string): Promise<Bought> {
  const { body: products } = await client.call<{ id: number; stockQuantity: number }[]>('GET', '/products?limit=200');
  const product = products.find(({ stockQuantity }) => stockQuantity > 20);
  const customer = { ...shipping, customerEmail: email };
  const { body } = await client.call<Bought & { orderId: number; total: string }>('POST', '/create-payment-intent', {
    items: [{ productId: product?.id, quantity: 1 }],
    ...customer,
  });
  const { body: config } = await client.call<{ stripePublishableKey: string }>('GET', '/config');
  const form = { client_secret: body.clientSecret, payment_method: 'pm_card_visa', return_url: client.store };
  await client.callStripe(
    'POST',
    `/v1/payment_intents/${body.paymentIntentId}/confirm`,
    config.stripePublishableKey,
    form,
  );
  const { paymentIntentId } = body;
  await client.call('POST', '/orders', { ...customer, total: body.total, paymentIntentId });
  return { ...body, id: body.orderId };
}
