import type { Executor } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';

/** The products whose specifications name this one: they contain it. The index has those that have any. */
const containing = (name: string) => sql`(specs <> '[]' and specs @> ${JSON.stringify([{ value: name }])}::jsonb)`;

/**
 * Locks a product that gets another name, and the products that contain it, in the order of their ids, in which every
 * transaction locks products.
 */
export async function lockRenamed(tx: Executor, id: number, newName: string): Promise<void> {
  const [current] = await tx.execute<{ name: string }>(sql`select name from products where id = ${id}`);
  if (!current || current.name === newName) return;
  await tx.execute(sql`
    select id from products where id = ${id} or ${containing(current.name)} order by id for update`);
}

/** Keeps a renamed product in the products that contain it, unless another one on sale has the old name. */
export async function renameInBundles(
  tx: Executor,
  { id, name: oldName }: { id: number; name: string },
  newName: string,
): Promise<void> {
  if (oldName === newName) return;
  await tx.execute(sql`
    update products set version = version + 1, updated_at = now(), specs = (
      select jsonb_agg(case when entry ->> 'value' = ${oldName} then entry || jsonb_build_object('value', ${newName}::text)
        else entry end order by at)
      from jsonb_array_elements(specs) with ordinality as spec (entry, at))
    where id <> ${id} and ${containing(oldName)} and not exists (
      select from products other where other.name = ${oldName} and other.id <> ${id} and other.archived_at is null and other.parent_id is null)`);
}
