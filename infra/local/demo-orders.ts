import postgres from 'postgres';
import { z } from 'zod';
import { environmentOfDemoOrders, type Wiring, wantsDemoOrders } from './environment';
import { fromRoot } from './paths';
import { runBundle } from './supervisor/program';

const result = z.object({ added: z.number() });

/**
 * Adds the orders of the demonstration to a store that is starting, once. The store starts without them where that fails,
 * and the next start continues.
 */
export async function addDemoOrders(wiring: Wiring, notice: (text: string) => void): Promise<void> {
  if (!wantsDemoOrders(wiring.settings)) return;
  try {
    if (await areAdded(wiring.databaseUrls.auth)) return;
    const what = 'The command that adds the orders of the demonstration';
    const output = await runBundle(fromRoot('infra/dist/demo-orders.cjs'), what, environmentOfDemoOrders(wiring));
    const { added } = result.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''));
    if (added > 0) notice(`${added} orders of the last 90 days were added`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    notice(`could not be added, the next start tries again: ${reason}`);
  }
}

/** Reads the mark that the command leaves, so that later starts do not run it. */
async function areAdded(authUrl: string): Promise<boolean> {
  const sql = postgres(authUrl, { max: 1, connect_timeout: 10, onnotice: () => undefined });
  try {
    const marks = await sql`select from seed_marks where name = 'demo orders'`;
    return marks.length > 0;
  } finally {
    await sql.end({ timeout: 5 });
  }
}
