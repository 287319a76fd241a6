import type { Executor } from '@shopwright/service-kit/database/connection';
import { type SQLWrapper, sql } from 'drizzle-orm';

export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Heap Fetches'?: number;
  Plans?: PlanNode[];
}

/**
 * Runs the query and returns the most rows that a step of its plan read: what it passed on and what it left out. A scan of
 * a table, a sort of it, and a walk along a wrong index all read as many rows as there are.
 */
export async function countRowsRead(db: Executor, query: SQLWrapper): Promise<number> {
  const plan = await runAndExplain(db, query);
  return plan ? mostRows(plan) : Number.POSITIVE_INFINITY;
}

/** The same without the entries that a bitmap collects in an index: it reads them in bulk, and no row for most of them. */
export async function countTableRowsRead(db: Executor, query: SQLWrapper): Promise<number> {
  const plan = await runAndExplain(db, query);
  return plan ? mostRows(plan, (node) => node['Node Type'] !== 'Bitmap Index Scan') : Number.POSITIVE_INFINITY;
}

/** Runs the query and returns how it read the table: the scans that took place, without those that were left out. */
export async function listScans(db: Executor, query: SQLWrapper, table: string): Promise<string[]> {
  const scansOf = (node: PlanNode): string[] => [
    ...(node['Relation Name'] === table && node['Actual Loops'] > 0 ? [node['Node Type']] : []),
    ...(node.Plans ?? []).flatMap(scansOf),
  ];
  const plan = await runAndExplain(db, query);
  return plan ? scansOf(plan) : [];
}

/** A scan of so few rows is quick, so that the planner takes it where the same query on many rows uses an index. */
export const withoutScans = 'set local enable_seqscan = off';
export const explain = 'explain (analyze, timing off, format json)';

function runAndExplain(db: Executor, query: SQLWrapper): Promise<PlanNode | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(withoutScans));
    const [row] = await tx.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(sql`${sql.raw(explain)} ${query}`);
    return row?.['QUERY PLAN'][0].Plan;
  });
}

export const mostRows = (node: PlanNode, isCounted = (_: PlanNode) => true): number =>
  Math.max(
    isCounted(node)
      ? node['Actual Loops'] *
          (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0))
      : 0,
    ...(node.Plans ?? []).map((plan) => mostRows(plan, isCounted)),
  );
