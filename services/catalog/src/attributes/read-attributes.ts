import type { StaffAttribute, StaffAttributeDetail } from '@shopwright/contracts/http/attributes';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { countUpTo } from '../count-up-to';
import { attributes, attributeValues } from '../db/attributes';
import { toIntArray } from '../search/relevance';
import { attributeMark, unreadMark } from './value-marks';

export const attributeNotFound = () => new AppError('not_found', 'No such attribute');

/** Returns all attributes, or the one with this id. */
export async function listAttributes(db: Executor, id?: number): Promise<StaffAttribute[]> {
  const isAsked = id === undefined ? undefined : eq(attributes.id, id);
  const rows = await db
    .select()
    .from(attributes)
    .where(isAsked)
    .orderBy(asc(attributes.position), asc(sql`lower(${attributes.name})`));
  const choices = await db
    .select({ attributeId: attributeValues.attributeId, ...choiceColumns })
    .from(attributeValues)
    .innerJoin(attributes, eq(attributes.id, attributeValues.attributeId))
    .where(sql`${attributes.kind} = 'choice' and ${isNotNull(attributeValues.name)} and ${isAsked ?? true}`)
    .orderBy(asc(attributeValues.position), asc(attributeValues.id));
  return rows.map(({ earlierNames: _, syncedTo: _synced, ...row }) => ({
    ...row,
    choices: choices.flatMap(({ attributeId, ...choice }) =>
      attributeId === row.id ? [{ ...choice, name: choice.name ?? '' }] : [],
    ),
  }));
}

const choiceColumns = {
  id: attributeValues.id,
  name: attributeValues.name,
  color: attributeValues.color,
  translations: attributeValues.translations,
};

/** Products with a value are counted no further. */
const countedMax = 1000;

export async function getAttribute(db: Executor, id: number): Promise<StaffAttributeDetail> {
  const [attribute] = await listAttributes(db, id);
  if (!attribute) throw attributeNotFound();
  const [choices, products, unread, unreadExamples, pending] = await Promise.all([
    Promise.all(attribute.choices.map(async (one) => ({ ...one, products: await countProducts(db, one.id) }))),
    countProducts(db, attributeMark(id)),
    countProducts(db, unreadMark(id)),
    findUnread(db, id),
    db.$count(attributes, sql`${attributes.id} = ${id} and ${isNotNull(attributes.syncedTo)}`),
  ]);
  return { ...attribute, choices, products, unread, unreadExamples, isSyncing: pending > 0 };
}

const examplesMax = 5;

const findUnread = (db: Executor, id: number) =>
  db.execute<StaffAttributeDetail['unreadExamples'][number]>(sql`
    with unread as materialized (
      select product_id from product_filters where value_ids @> ${toIntArray([unreadMark(id)])} limit ${examplesMax})
    select p.id as "productId", p.name, spec ->> 'value' as value
    from unread join products p on p.id = product_id cross join jsonb_array_elements(p.specs) as spec
    join attributes a on a.id = ${id}
    where lower(btrim(spec ->> 'label')) = any(a.earlier_names || lower(a.name))
    order by p.id limit ${examplesMax}`);

/** Counts the products on sale that filters find by a value or a mark. */
export const countProducts = (db: Executor, value: number) =>
  countUpTo(
    db,
    countedMax,
    (limit) => sql`(select from product_filters where value_ids @> ${toIntArray([value])} limit ${limit}) found`,
  );
