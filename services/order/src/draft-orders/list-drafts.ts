import { asciiText } from '@shopwright/contracts/ascii-text';
import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { DraftOrder, listDraftOrders } from '@shopwright/contracts/http/draft-orders';
import { pageSize } from '@shopwright/contracts/limits';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, desc, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { draftOrders } from '../db/draft-tables';
import type { OrderDeps } from '../deps';
import { asSeenByReader, toDraftOrder } from './draft-row';

type Query = QueryOf<typeof listDraftOrders>;

/** Returns drafts, the newest first. */
export async function listDrafts(
  deps: OrderDeps,
  { limit = pageSize, cursor, state, search }: Query,
  actor: Actor,
): Promise<Page<DraftOrder>> {
  const at = deps.now();
  const found = await deps.database.db
    .select()
    .from(draftOrders)
    .where(
      and(
        state && isInState(state, at),
        cursor === undefined ? undefined : lt(draftOrders.id, cursor),
        ...toWords(search).map(contains),
      ),
    )
    .orderBy(desc(draftOrders.id))
    .limit(limit + 1);
  return toPage(
    found.map((row) => asSeenByReader(toDraftOrder(deps, row), actor)),
    limit,
    ({ id }) => id,
  );
}

/** The same states as `toDraftOrder`. */
function isInState(state: NonNullable<Query['state']>, at: Date): SQL | undefined {
  if (state === 'ordered') return isNotNull(draftOrders.orderId);
  const isSent = sql`coalesce(${draftOrders.linkExpiresAt} > ${at.toISOString()}::timestamptz, false)`;
  return and(isNull(draftOrders.orderId), state === 'sent' ? isSent : sql`not ${isSent}`);
}

const toWords = (search = ''): string[] =>
  search
    .split(/\s+/)
    .map((word) => asciiText(word))
    .filter((word) => word.trim() !== '')
    .slice(0, 8);

const contains = (word: string): SQL =>
  sql`ascii_text(concat_ws(E'\n', '#D' || ${draftOrders.id}, ${draftOrders.customerName}, ${draftOrders.customerEmail}))
    like ${`%${word.replace(/[\\%_]/g, (character) => `\\${character}`)}%`}`;
