import type { Thread, ThreadDetail, ThreadFilter } from '@shopwright/contracts/http/threads';
import { pageSize } from '@shopwright/contracts/limits';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { listOrderIdsOf } from '../customers/get-customer';
import { customers } from '../db/customer-tables';
import { orders } from '../db/schema';
import { threadMessages, threads } from '../db/thread-tables';
import { readOrders } from '../desk/list-orders';

const previewMax = 200;
const ordersMax = 3;

const threadRows = (rows: Executor) =>
  rows
    .select({
      thread: threads,
      order: { name: orders.customerName, email: orders.customerEmail },
      preview: sql<string>`left(${threadMessages.body}, ${previewMax})`,
    })
    .from(threads)
    .innerJoin(threadMessages, eq(threadMessages.id, threads.lastMessageId))
    .leftJoin(orders, eq(orders.id, threads.orderId));

type Found = Awaited<ReturnType<typeof threadRows>>[number];

const toThread = ({ thread, order, preview }: Found): Thread => ({
  id: thread.id,
  orderId: thread.orderId,
  reference: thread.reference,
  customerName: order?.name ?? thread.name,
  customerEmail: order?.email ?? thread.email,
  subject: thread.subject,
  preview,
  lastMessageId: thread.lastMessageId,
  lastMessageAt: thread.lastMessageAt.toISOString(),
  isOpen: thread.isOpen,
  isUnread: thread.isUnread,
  waitingSince: thread.waitingSince?.toISOString() ?? null,
  assigneeId: thread.assigneeId,
});

// Plain names, as of the partial indexes.
const isOpen = sql`threads.is_open`;
const conditions: Record<ThreadFilter, (userId: number) => SQL | undefined> = {
  open: () => isOpen,
  unread: () => sql`threads.is_open and threads.is_unread`,
  mine: (userId) => and(isOpen, eq(threads.assigneeId, userId)),
  closed: () => sql`not threads.is_open`,
  all: () => undefined,
};

interface ThreadQuery {
  state: ThreadFilter;
  limit?: number;
  cursor?: { at: Date; id: number };
}

/** Returns one page of the inbox, newest message first. `userId` is whose `mine` are. */
export async function listThreads(
  { db }: Database,
  userId: number,
  { state, limit = pageSize, cursor }: ThreadQuery,
): Promise<Page<Thread>> {
  const found = await threadRows(db)
    .where(
      and(
        conditions[state](userId),
        cursor &&
          sql`(${threads.lastMessageAt}, ${threads.id}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id})`,
      ),
    )
    .orderBy(desc(threads.lastMessageAt), desc(threads.id))
    .limit(limit + 1);
  return toPage(found.map(toThread), limit, ({ lastMessageAt, id }) => `${Date.parse(lastMessageAt)}-${id}`);
}

export async function countThreads({ db }: Database, userId: number) {
  const only = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [row] = await db
    .select({
      open: count(),
      unread: only(sql`threads.is_unread`),
      mine: only(eq(threads.assigneeId, userId)),
    })
    .from(threads)
    .where(isOpen);
  return row ?? { open: 0, unread: 0, mine: 0 };
}

type ThreadRow = typeof threads.$inferSelect;

const noThread = () => new AppError('not_found', 'No such conversation');

export async function getThreadRow(rows: Executor, id: number): Promise<ThreadRow> {
  const [row] = await rows.select().from(threads).where(eq(threads.id, id));
  if (!row) throw noThread();
  return row;
}

/** Locks the row until the transaction ends, so that answers take turns. */
export async function lockThread(tx: Executor, id: number): Promise<ThreadRow> {
  const [row] = await tx.select().from(threads).where(eq(threads.id, id)).for('update');
  if (!row) throw noThread();
  return row;
}

export async function getThread(database: Database, id: number): Promise<ThreadDetail> {
  const { db } = database;
  const [found] = await threadRows(db).where(eq(threads.id, id));
  if (!found) throw noThread();
  const [messages, orderIds] = await Promise.all([
    db.select().from(threadMessages).where(eq(threadMessages.threadId, id)).orderBy(asc(threadMessages.id)),
    listOrderIds(db, found.thread),
  ]);
  return {
    ...toThread(found),
    messages: messages.map(({ id: messageId, author, authorId, body, createdAt }) => ({
      id: messageId,
      author,
      authorId,
      body,
      createdAt: createdAt.toISOString(),
    })),
    orders: await readOrders(database, orderIds),
  };
}

/** Returns the order of the conversation, or the newest ones of its sender. Anyone may write any address, so staff see whose they are. */
async function listOrderIds(rows: Executor, thread: ThreadRow): Promise<number[]> {
  if (thread.orderId !== null) return [thread.orderId];
  const isSender =
    thread.userId === null
      ? sql`lower(${customers.email}) = lower(${thread.email})`
      : eq(customers.userId, thread.userId);
  const [customer] = await rows
    .select({ userId: customers.userId, email: customers.email })
    .from(customers)
    .where(and(isSender, sql`${customers.orders} > 0`))
    .limit(1);
  return customer ? listOrderIdsOf(rows, customer, ordersMax) : [];
}
