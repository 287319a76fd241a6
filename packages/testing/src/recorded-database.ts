import type { Database } from '@shopwright/service-kit/database/connection';
import { plannedForItsValues } from '@shopwright/service-kit/database/repeated-statements';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { explain, mostRows, type PlanNode, withoutScans } from './rows-read';

interface Statement {
  text: string;
  values: unknown[];
}

export interface RecordedDatabase {
  database: Database;
  /** Returns the most rows that a step of any statement of the operation reads: all that it sends, as it sends them. */
  countRowsReadBy: (operation: () => Promise<unknown>) => Promise<number>;
}

/** Connects to a database of a test, and remembers the statements that are sent to it. */
export function recordDatabase(url: string): RecordedDatabase {
  const client = postgres(url, { onnotice: () => undefined, fetch_types: false });
  let sent: Statement[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void sent.push({ text, values }) };
  const db = drizzle({ client, logger });
  const database: Database = {
    db,
    transaction: (work) => db.transaction(work),
    onCommit: () => undefined,
    findFault: async () => undefined,
    ping: async () => void (await client`select 1`),
    close: () => client.end({ timeout: 5 }),
  };
  return {
    database,
    async countRowsReadBy(operation) {
      sent = [];
      await operation();
      const plans = await Promise.all(sent.map((statement) => explainRepeated(client, statement)));
      return plans.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...plans.flat().map((plan) => mostRows(plan)));
    },
  };
}

/** After five plans for its values, Postgres may choose one for any values, which is what a list that is read often gets. */
const usesMax = 6;

/** Runs the statement as often as it takes until its plan stays the same, and returns the first plan and the last. */
function explainRepeated(client: postgres.Sql, { text, values }: Statement): Promise<PlanNode[]> {
  return client.begin(async (tx) => {
    await tx.unsafe(withoutScans);
    const isPrepared = values.length > 0 && !text.includes(plannedForItsValues);
    if (isPrepared) await tx.unsafe(`prepare repeated as ${text}`);
    const run = isPrepared ? `execute repeated (${values.map(quote).join(', ')})` : text;
    const plans: PlanNode[] = [];
    for (let uses = 0; uses < (isPrepared ? usesMax : 1); uses++) {
      const [row] = await tx.unsafe(`${explain} ${run}`, isPrepared ? [] : (values as string[]));
      plans.push(row?.['QUERY PLAN'][0].Plan);
    }
    if (isPrepared) await tx.unsafe('deallocate repeated');
    return [...plans.slice(0, 1), ...plans.slice(-1)];
  });
}

const quote = (value: unknown): string => (value === null ? 'null' : `'${String(value).replaceAll("'", "''")}'`);
