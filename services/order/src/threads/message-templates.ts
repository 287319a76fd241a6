import type { BodyOf } from '@shopwright/contracts/endpoint';
import * as endpoints from '@shopwright/contracts/http/threads';
import { type MessageTemplate, templatesMax } from '@shopwright/contracts/http/threads';
import { type Database, postgresCode } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError, invariant } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { and, asc, eq, sql } from 'drizzle-orm';
import { messageTemplates } from '../db/thread-tables';
import type { OrderDeps } from '../deps';

export function templateRoutes(routes: RouteTable, { database }: OrderDeps): void {
  const { db } = database;
  routes.bind(endpoints.listTemplates, () => db.select().from(messageTemplates).orderBy(asc(messageTemplates.name)));
  routes.bind(endpoints.createTemplate, ({ body }) => createTemplate(database, body));
  routes.bind(endpoints.updateTemplate, ({ params, body }) => updateTemplate(database, params.id, body));
  routes.bind(endpoints.deleteTemplate, async ({ params }) => {
    await db.delete(messageTemplates).where(eq(messageTemplates.id, params.id));
  });
}

async function createTemplate(
  { db }: Database,
  form: BodyOf<typeof endpoints.createTemplate>,
): Promise<MessageTemplate> {
  if ((await db.$count(messageTemplates)) >= templatesMax) {
    throw fieldError('unprocessable', 'name', `There can be at most ${templatesMax} templates`);
  }
  const [row] = await translatingTaken(db.insert(messageTemplates).values(form).returning());
  invariant(row, 'an insert returns its row');
  return row;
}

async function updateTemplate(
  { db }: Database,
  id: number,
  { version, ...form }: BodyOf<typeof endpoints.updateTemplate>,
): Promise<MessageTemplate> {
  const isIt = and(eq(messageTemplates.id, id), eq(messageTemplates.version, version));
  const change = { ...form, version: sql`${messageTemplates.version} + 1` };
  const [row] = await translatingTaken(db.update(messageTemplates).set(change).where(isIt).returning());
  if (row) return row;
  if ((await db.$count(messageTemplates, eq(messageTemplates.id, id))) === 0) {
    throw new AppError('not_found', 'No such template');
  }
  throw fieldError('conflict', 'version', 'Someone else changed the template meanwhile');
}

async function translatingTaken<T>(written: PromiseLike<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    if (postgresCode(error) !== '23505') throw error;
    throw fieldError('conflict', 'name', 'Another template has this name');
  }
}
