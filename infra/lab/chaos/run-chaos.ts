import { setTimeout as pause } from 'node:timers/promises';
import { readEndpoints } from '@shopwright/tests/killed-processes/test-endpoints';
import postgres from 'postgres';
import { applyFault } from './apply-fault';
import { awaitQuiet } from './await-quiet';
import { prepareRecoveryCheck } from './check-recovery';
import { chooseProducts } from './choose-products';
import type { Facts } from './compare-books';
import { type PaidBack, type SeenPayment, shop } from './customer';
import type { DrillStore } from './drill-store';
import { EmailWatch } from './email-watch';
import { describeFault, type Fault } from './faults';
import type { Run, Story, Visit } from './plan-run';
import { chooseAt, priceStore } from './priced-store';
import { readLedger, readStoreRows } from './read-books';
import { type Answers, createAnswers, GivenUp, StoreClient } from './store-client';

/** The default number of customers who are in the store at the same time. */
export const usualLanes = 8;
/** The default time that the store has to recover from the faults. */
const usualQuietWithinMs = 8 * 60_000;
/** The least number of visits that may begin while a fault is still on. */
const visitsAheadMin = 6;
const paidBackBy: Partial<Record<Story, PaidBack>> = { cancels: 'cancelled', returns: 'returned' };
const accountPassword = 'chaos-run-password-7';

export interface RunResult {
  facts: Facts;
  answers: Answers;
  /** The slowest return of a process that was killed or replaced. */
  slowestBackMs: number;
  quietMs: number;
  /** The parts that did not work again after a fault had healed. */
  unrecovered: string[];
}

interface Account {
  client: StoreClient;
  email: string;
  userId: number;
}

/** A store that runs, and what can happen to it. */
export interface Scene<F> {
  store: string;
  stripe: string;
  sql: postgres.Sql;
  /** Returns how long what was killed took to be back. */
  apply(fault: F): Promise<{ backAfterMs?: number }>;
  describe(fault: F): string;
  /** Returns a check of what does not work, to be made after each fault. */
  prepareCheck(): Promise<() => Promise<string[]>>;
}

type Options = { lanes?: number; quietWithinMs?: number; isPriced?: boolean };

/** Lets all customers of a plan buy in a running store while the faults of the plan happen to its processes. */
export async function runChaos(
  drill: DrillStore,
  run: Run,
  print: (line: string) => void,
  options?: Options,
): Promise<RunResult> {
  const { store, stripe, postgres: url } = await readEndpoints(drill.home);
  const sql = postgres(url, { max: 2, onnotice: () => undefined });
  const scene: Scene<Fault> = {
    store,
    stripe,
    sql,
    apply: (fault) => applyFault(drill, fault),
    describe: describeFault,
    prepareCheck: () => prepareRecoveryCheck(drill.home, sql),
  };
  return play(scene, run, print, options).finally(() => sql.end({ timeout: 2 }));
}

/** Lets all customers of a plan buy while its faults happen, waits for quiet, and reads the books. */
export async function play<F>(
  scene: Scene<F>,
  run: Run<F>,
  print: (line: string) => void,
  { lanes = usualLanes, quietWithinMs = usualQuietWithinMs, isPriced = false }: Options = {},
): Promise<RunResult> {
  const { store, stripe, sql } = scene;
  const answers = createAnswers();
  const newClient = () => new StoreClient(store, stripe, answers);
  const [operator, staff] = [newClient(), newClient()];
  await operator.signIn('operator');
  await staff.signIn('staff');
  if (isPriced) await priceStore(operator);
  const products = await chooseProducts(operator, sql, run.visits.length);
  const publishableKey = (await operator.call<{ stripePublishableKey: string }>('GET', '/config')).body
    .stripePublishableKey;
  const accounts = await registerAccounts(run.accounts, newClient);
  const emails = new EmailWatch(operator);
  const seen: SeenPayment[] = [];
  const visit = ({ story, pauseMs, lines, account }: Visit, index: number): Promise<void> => {
    const guest = { client: newClient(), email: `guest-${index}@chaos.example.com`, userId: null };
    const customer = (account !== undefined && accounts[account]) || guest;
    const bought = lines.map(({ product, quantity }) => ({ productId: products.drawn[product] ?? 0, quantity }));
    return shop(
      {
        ...customer,
        staff,
        publishableKey,
        seen,
        lines: bought,
        dearLine: products.dearLine,
        ...(isPriced && { choice: chooseAt(index) }),
      },
      { story, pauseMs },
    );
  };
  const isWhole = await scene.prepareCheck();
  const unrecovered: string[] = [];
  const onHealed = async (fault: F) => {
    for (const broken of await isWhole()) unrecovered.push(`after ${scene.describe(fault)}: ${broken}`);
  };
  const slowestBackMs = await letHappen(scene, run, visit, { print, lanes, onHealed });
  const quietMs = await awaitQuiet(sql, stripe, quietWithinMs);
  const books = { ...(await readStoreRows(sql)), ...(await readLedger(stripe)), emails: await emails.end() };
  const { stockBefore } = products;
  const planned = new Set(run.visits.flatMap(({ story }) => paidBackBy[story] ?? []));
  const facts = { books, stockBefore, seen, planned, accounts: new Set(accounts.map(({ userId }) => userId)) };
  return {
    facts: { ...facts, internalErrors: answers.internalErrors },
    answers,
    slowestBackMs,
    quietMs,
    unrecovered,
  };
}

interface Happening<F> {
  print: (line: string) => void;
  lanes: number;
  onHealed: (fault: F) => Promise<void>;
}

/** Runs the visits in lanes. A fault begins before its visit does, and each after the one before it has ended. */
async function letHappen<F>(
  scene: Scene<F>,
  { visits, faults }: Run<F>,
  visit: (visit: Visit, index: number) => Promise<void>,
  { print, lanes, onHealed }: Happening<F>,
): Promise<number> {
  const visitsAhead = Math.max(visitsAheadMin, Math.floor(visits.length / (faults.length + 1) / 2));
  let slowestBackMs = 0;
  let begun = 0;
  let endedFaults = 0;
  const isFree = (index: number) => {
    const next = faults[endedFaults];
    return next === undefined || index < next.beforeVisit + visitsAhead;
  };
  const queue = visits.entries();
  const lane = async () => {
    for (const [index, each] of queue) {
      while (!isFree(index)) await pause(50);
      begun = index + 1;
      await visit(each, index).catch((error: unknown) => {
        if (!(error instanceof GivenUp)) throw error;
      });
    }
  };
  const runFaults = async () => {
    for (const { beforeVisit, fault } of faults) {
      while (begun < beforeVisit) await pause(50);
      const { backAfterMs } = await scene.apply(fault);
      slowestBackMs = Math.max(slowestBackMs, backAfterMs ?? 0);
      const back = backAfterMs === undefined ? '' : `, back after ${(backAfterMs / 1000).toFixed(1)} s`;
      print(`  visit ${String(beforeVisit).padStart(4)}  ${scene.describe(fault)}${back}`);
      await onHealed(fault);
      endedFaults += 1;
    }
  };
  await Promise.all([runFaults(), ...Array.from({ length: lanes }, lane)]);
  return slowestBackMs;
}

async function registerAccounts(count: number, newClient: () => StoreClient): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let index = 0; index < count; index += 1) {
    const client = newClient();
    const email = `account-${index}@chaos.example.com`;
    const form = { firstName: 'Casey', lastName: 'Customer', email, password: accountPassword };
    let { status, body } = await client.call<{ id: number }>('POST', '/auth/register', form);
    // The account is there where only the answer was lost.
    if (status === 409)
      ({ status, body } = await client.call<{ id: number }>('POST', '/auth/login', {
        email,
        password: accountPassword,
      }));
    if (status !== 201 && status !== 200) throw new Error(`Registration answered ${status} ${JSON.stringify(body)}`);
    accounts.push({ client, email, userId: body.id });
  }
  return accounts;
}
