import { type AttributeForm, attributesMax, type StaffAttributeDetail } from '@shopwright/contracts/http/attributes';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { type Database, type Executor, violatedConstraint } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError, invariant } from '@shopwright/service-kit/errors';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { isOwn } from '../categories/read-categories';
import { attributes, attributeValues } from '../db/attributes';
import { categories } from '../db/categories';
import type { CatalogDeps } from '../deps';
import { attributeNotFound, countProducts, getAttribute } from './read-attributes';
import { startAttributeSync } from './sync-attributes';
import { attributeMark } from './value-marks';

type AttributeDeps = Pick<CatalogDeps, 'database' | 'logger'>;
type Attribute = typeof attributes.$inferSelect;

export async function createAttribute(deps: AttributeDeps, form: AttributeForm): Promise<StaffAttributeDetail> {
  const { choices, ...values } = form;
  const id = await deps.database
    .transaction(async (tx) => {
      // Two calls at the limit take turns.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('create attribute'))`);
      if ((await tx.$count(attributes)) >= attributesMax) {
        throw new AppError('conflict', `A store has at most ${attributesMax} attributes`);
      }
      await checkCategories(tx, form);
      const [created] = await tx
        .insert(attributes)
        .values({ ...values, syncedTo: 0 })
        .returning();
      invariant(created, 'an insert returns its row');
      await claimName(tx, created);
      await putValues(tx, created, choices);
      return created.id;
    })
    .catch(translateTaken);
  return readSynced(deps, id);
}

/**
 * Replaces an attribute. Locks the row before it compares versions, so that of two edits based on one read the second
 * throws `conflict`.
 */
export async function updateAttribute(
  deps: AttributeDeps,
  id: number,
  { version, choices, ...values }: AttributeForm & { version: number },
): Promise<StaffAttributeDetail> {
  await deps.database
    .transaction(async (tx) => {
      const current = await lockAttribute(tx, id, version);
      await checkCategories(tx, values);
      if (values.kind !== current.kind) await changeKind(tx, id);
      const isRenamed = values.name.toLowerCase() !== current.name.toLowerCase();
      const earlier = current.earlierNames.filter((name) => name !== values.name.toLowerCase());
      const changes = {
        ...values,
        syncedTo: 0,
        earlierNames: isRenamed ? [...earlier, current.name.toLowerCase()] : earlier,
        version: version + 1,
      };
      await tx.update(attributes).set(changes).where(eq(attributes.id, id));
      await claimName(tx, { ...current, ...changes });
      await putValues(tx, { ...current, ...changes }, choices);
    })
    .catch(translateTaken);
  return readSynced(deps, id);
}

export function deleteAttribute(database: Database, id: number, version: number): Promise<undefined> {
  return database.transaction(async (tx) => {
    await lockAttribute(tx, id, version);
    await tx.delete(attributes).where(eq(attributes.id, id));
    return undefined;
  });
}

/** Does not make a product wait that brings a new number. */
async function lockAttribute(tx: Executor, id: number, version: number): Promise<Attribute> {
  const [current] = await tx.select().from(attributes).where(eq(attributes.id, id)).for('no key update');
  if (!current) throw attributeNotFound();
  if (current.version === version) return current;
  throw new AppError('conflict', 'The attribute has changed since you opened it. Please reload it and try again.');
}

async function readSynced(deps: AttributeDeps, id: number): Promise<StaffAttributeDetail> {
  await startAttributeSync(deps);
  return getAttribute(deps.database.db, id);
}

async function checkCategories(tx: Executor, { categoryIds }: Pick<AttributeForm, 'categoryIds'>): Promise<void> {
  const found = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(inArray(categories.id, categoryIds), isOwn))
    .orderBy(categories.id)
    .for('share');
  const known = new Set(found.map(({ id }) => id));
  const missing = categoryIds.findIndex((id) => !known.has(id));
  if (missing >= 0) throw fieldError('invalid_request', `categoryIds.${missing}`, validationMessages.category_gone);
}

/** Values of one kind are no values of another. */
async function changeKind(tx: Executor, id: number): Promise<void> {
  const { count, hasMore } = await countProducts(tx, attributeMark(id));
  if (count > 0) throw inUse('kind', validationMessages.attribute_kind_used, count, hasMore);
  await tx.delete(attributeValues).where(eq(attributeValues.attributeId, id));
}

const inUse = (path: string, message: string, count: number, hasMore: boolean) =>
  new AppError('conflict', `${message}: ${count}${hasMore ? '+' : ''}`, { fields: [{ path, message }] });

/** A label means the attribute that has it now, and no other one that had it once. */
async function claimName(tx: Executor, { id, name }: Attribute): Promise<void> {
  const key = name.toLowerCase();
  await tx
    .update(attributes)
    .set({ earlierNames: sql`array_remove(${attributes.earlierNames}, ${key}::text)` })
    .where(and(ne(attributes.id, id), sql`${key}::text = any(${attributes.earlierNames})`));
}

type Choices = AttributeForm['choices'];

async function putValues(tx: Executor, { id: attributeId, kind }: Attribute, choices: Choices): Promise<void> {
  if (kind === 'yesNo') {
    const rows = ['yes', 'no'].map((key, position) => ({ attributeId, key, position }));
    await tx.insert(attributeValues).values(rows).onConflictDoNothing();
  }
  if (kind !== 'choice') return;
  const before = await tx.select().from(attributeValues).where(eq(attributeValues.attributeId, attributeId));
  const kept = new Map(before.map((row) => [row.id, row]));
  const unknown = choices.findIndex(({ id }) => id !== undefined && !kept.has(id));
  if (unknown >= 0) throw fieldError('unprocessable', `choices.${unknown}.id`, validationMessages.choice_gone);
  const ids = new Set(choices.map(({ id }) => id));
  for (const row of before.filter(({ id }) => !ids.has(id))) await removeChoice(tx, row);
  // Two choices may swap their names.
  await tx.execute(sql`update attribute_values set key = '#' || id where attribute_id = ${attributeId}`);
  const taken = new Set(choices.map(({ name }) => name.toLowerCase()));
  for (const [position, { id, name, color, translations }] of choices.entries()) {
    const key = name.toLowerCase();
    const values = { attributeId, key, name, color, translations, position };
    const row = id === undefined ? undefined : kept.get(id);
    if (!row) {
      await tx.insert(attributeValues).values(values);
      continue;
    }
    const earlierKeys = [...new Set([...row.earlierKeys, row.key])].filter((earlier) => !taken.has(earlier));
    await tx
      .update(attributeValues)
      .set({ ...values, earlierKeys })
      .where(eq(attributeValues.id, row.id));
  }
}

/** Names the list, because what is missing has no place in it. */
async function removeChoice(tx: Executor, { id }: { id: number }): Promise<void> {
  const { count, hasMore } = await countProducts(tx, id);
  if (count > 0) throw inUse('choices', validationMessages.choice_used, count, hasMore);
  await tx.delete(attributeValues).where(eq(attributeValues.id, id));
}

function translateTaken(error: unknown): never {
  if (violatedConstraint(error) !== 'attributes_name') throw error;
  throw fieldError('conflict', 'name', validationMessages.attribute_name_taken);
}
