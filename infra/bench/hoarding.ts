import { randomBytes } from 'node:crypto';
import type { Product } from '@shopwright/contracts/http/products';
import { readEndpoints } from '@shopwright/tests/killed-processes/test-endpoints';
import { startTestShop } from '../local/tests/test-shop';

const visitors = Number(process.env.VISITORS ?? 1000);
const addresses = Number(process.env.ADDRESSES ?? 50);
const honestCustomers = Number(process.env.HONEST ?? 20);
const parallel = 12;
const shareMax = 5;

/**
 * Attacks a store of its own with visitors who open checkouts of all they can get and never pay: `npm run bench:hoarding`.
 * Prints how much of each product they withhold, first with checkouts alone, then with Pay pressed in each of them, and
 * whether honest customers buy meanwhile as they did before. Fails above 5%, and where an honest customer cannot buy.
 */
async function main(): Promise<void> {
  const shop = await startTestShop({ TRUSTED_PROXIES: '1' });
  try {
    const { stripe } = await readEndpoints(shop.home);
    const store = new Store(shop.store, stripe);
    await store.open();
    print(`${store.stock.size} products, ${visitors} visitors behind ${addresses} addresses`);
    printHonest('before', await buyHonestly(store, honestCustomers));
    const opening = await attack(store, 'opening', openBoth);
    const paying = await attack(store, 'opening and pressing Pay', openAndStart);
    const isGood = [opening, paying].every(({ withheld, honest }) => withheld <= shareMax && honest.failed === 0);
    if (!isGood) process.exitCode = 1;
  } finally {
    await shop.stop();
  }
}

type Call = ReturnType<Store['visitor']>;
type Checkout = { paymentIntentId: string; clientSecret: string };
type Line = { productId: number; quantity: number };

interface Result {
  /** The largest part of a product that was withheld, in percent: of those with 20 pieces or more, and of all. */
  withheld: number;
  honest: Honest;
}

/** Runs one attack with all visitors, while honest customers buy and the shares are read. */
async function attack(store: Store, name: string, hoard: (call: Call, store: Store) => Promise<void>): Promise<Result> {
  store.answers.clear();
  const startedAt = performance.now();
  let isRunning = true;
  const attackers = inLanes(visitors, async (index) => {
    await hoard(store.visitor(`198.51.100.${index % addresses}`), store);
  }).finally(() => {
    isRunning = false;
  });
  const shares: Share[] = [];
  const watch = (async () => {
    while (isRunning) {
      shares.push(await store.readShares());
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  })();
  const [honest] = await Promise.all([buyHonestly(store, honestCustomers), attackers, watch]);
  shares.push(await store.readShares());
  const withheld = Math.max(...shares.map(({ ofMany }) => ofMany));
  print(`${name}: ${[...store.answers].map(([answer, count]) => `${count} x ${answer}`).join(', ')}`);
  print(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s, shares read ${shares.length} times`);
  print(`${name}: withheld of any product of 20 pieces or more ${withheld.toFixed(1)}%, at most ${shareMax}%`);
  const most = Math.max(...shares.map(({ pieces }) => pieces));
  print(
    `${name}: withheld of any smaller product ${most} pieces; ${shares.at(-1)?.soldOut} products are sold out at the end`,
  );
  printHonest(name, honest);
  return { withheld, honest };
}

/** Opens a checkout of everything that fits, then one of a piece of each. */
async function openBoth(call: Call, store: Store): Promise<void> {
  for (const items of store.cartsOfEverything()) await call('/create-payment-intent', { items });
}

async function openAndStart(call: Call, store: Store): Promise<void> {
  for (const items of store.cartsOfEverything()) {
    const { status, body } = await call<Checkout>('/create-payment-intent', { items });
    if (status === 200) await call(`/payments/${body.paymentIntentId}/start`);
  }
}

interface Honest {
  bought: number;
  failed: number;
  medianMs: number;
  slowestMs: number;
}

/** Customers, each behind an address of their own, who buy one piece one after the other, the scarcest products first. */
async function buyHonestly(store: Store, count: number): Promise<Honest> {
  const scarce = [...store.stock].filter(([, stock]) => stock > 3).sort(([, a], [, b]) => a - b);
  const times: number[] = [];
  let failed = 0;
  for (let index = 0; index < count; index += 1) {
    const [productId = 0] = scarce[index % scarce.length] ?? [];
    const startedAt = performance.now();
    const problem = await store.buy(productId, `203.0.113.${index}`);
    if (problem === undefined) times.push(performance.now() - startedAt);
    else {
      failed += 1;
      print(`product ${productId}: ${problem}`);
    }
  }
  times.sort((a, b) => a - b);
  return { bought: times.length, failed, medianMs: times[times.length >> 1] ?? 0, slowestMs: times.at(-1) ?? 0 };
}

const printHonest = (name: string, { bought, failed, medianMs, slowestMs }: Honest) =>
  print(
    `${name}: honest customers bought ${bought} of ${bought + failed}, median ${medianMs.toFixed(0)} ms, slowest ${slowestMs.toFixed(0)} ms`,
  );

interface Share {
  ofMany: number;
  pieces: number;
  soldOut: number;
}

class Store {
  /** Pieces of each product that no one has bought. */
  readonly stock = new Map<number, number>();
  readonly answers = new Map<string, number>();
  private publishableKey = '';

  constructor(
    private readonly url: string,
    private readonly stripe: string,
  ) {}

  async open(): Promise<void> {
    for (const { id, stockQuantity } of await this.products()) if (stockQuantity > 0) this.stock.set(id, stockQuantity);
    const config = (await (await fetch(`${this.url}/api/config`)).json()) as { stripePublishableKey: string };
    this.publishableKey = config.stripePublishableKey;
  }

  private async products(): Promise<Product[]> {
    const response = await fetch(`${this.url}/api/products?limit=200`);
    return (await response.json()) as Product[];
  }

  cartsOfEverything(): Line[][] {
    const lines = [...this.stock].map(([productId, stock]) => ({ productId, quantity: Math.min(stock, 99) }));
    const small = lines.map(({ productId }) => ({ productId, quantity: 1 }));
    const at = Math.floor(Math.random() * small.length);
    return [lines.slice(0, 25), small.slice(at, at + 10)];
  }

  /** Returns the calls of a browser that the store has not seen before. */
  visitor(address: string) {
    const cookie = `visitor=${randomBytes(18).toString('base64url')}`;
    return async <T>(path: string, body?: object): Promise<{ status: number; body: T }> => {
      const response = await fetch(`${this.url}/api${path}`, {
        method: 'POST',
        headers: { cookie, 'x-forwarded-for': address, ...(body && { 'content-type': 'application/json' }) },
        body: body && JSON.stringify(body),
      });
      const counted = `${path.replace(/pi_\w+/, ':id')} ${response.status}`;
      this.answers.set(counted, (this.answers.get(counted) ?? 0) + 1);
      return { status: response.status, body: (await response.json()) as T };
    };
  }

  /** Buys one piece as the web app does. Returns why it could not. */
  async buy(productId: number, address: string): Promise<string | undefined> {
    const call = this.visitor(address);
    const items = [{ productId, quantity: 1 }];
    const opened = await call<Checkout>('/create-payment-intent', { items, ...customer });
    if (opened.status !== 200) return `open ${JSON.stringify(opened.body)}`;
    const { paymentIntentId, clientSecret } = opened.body;
    this.sell(productId, 1);
    const started = await call(`/payments/${paymentIntentId}/start`);
    if (started.status !== 200) {
      this.sell(productId, -1);
      return `start ${JSON.stringify(started.body)}`;
    }
    await fetch(`${this.stripe}/v1/payment_intents/${paymentIntentId}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.publishableKey}` },
      body: new URLSearchParams({ client_secret: clientSecret, payment_method: 'pm_card_visa', return_url: this.url }),
    });
    const recorded = await call<{ status: string }>('/orders', { ...customer, total: '1.00', paymentIntentId });
    if (recorded.body.status !== 'confirmed') return `record ${JSON.stringify(recorded.body)}`;
    return undefined;
  }

  /** Takes pieces that an honest customer bought out of the stock, so that they do not count as withheld. */
  private sell(productId: number, pieces: number): void {
    this.stock.set(productId, (this.stock.get(productId) ?? 0) - pieces);
  }

  /** Compares what customers may buy with what no one has bought. */
  async readShares(): Promise<Share> {
    const share: Share = { ofMany: 0, pieces: 0, soldOut: 0 };
    for (const { id, stockQuantity } of await this.products()) {
      const stock = this.stock.get(id) ?? 0;
      const withheld = Math.max(0, stock - stockQuantity);
      if (stock >= 20) share.ofMany = Math.max(share.ofMany, (100 * withheld) / stock);
      else share.pieces = Math.max(share.pieces, withheld);
      if (stock > 0 && stockQuantity <= 0) share.soldOut += 1;
    }
    return share;
  }
}

const customer = {
  customerName: 'Casey Customer',
  customerEmail: 'casey@example.com',
  customerAddress: '1 Test Street, Testville',
};

async function inLanes(count: number, work: (index: number) => Promise<void>): Promise<void> {
  const queue = Array.from({ length: count }, (_, index) => index).values();
  const lane = async () => {
    for (const index of queue) await work(index);
  };
  await Promise.all(Array.from({ length: parallel }, lane));
}

const print = (line: string) => process.stdout.write(`${line}\n`);

await main();
