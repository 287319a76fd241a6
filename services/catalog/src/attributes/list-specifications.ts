import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/attributes';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';

type Specification = ResponseOf<typeof endpoints.listSpecifications>[number] & Record<string, unknown>;

const productsMax = 2000;
const labelsMax = 100;
const valuesMax = 50;

/** Reads the newest products only: what they say is what a store is about to filter by. */
export const listSpecifications = (db: Executor): Promise<Specification[]> =>
  db.execute<Specification>(sql`
    with newest as materialized (
      select id, specs from products where parent_id is null order by id desc limit ${productsMax}
    ), given as (
      select id, btrim(spec ->> 'label') as label, btrim(spec ->> 'value') as value
      from newest cross join jsonb_array_elements(specs) as spec
    ), counted as (
      select label, value, count(distinct id)::int as products from given
      where not exists (select from attributes a where lower(label) = any(a.earlier_names || lower(a.name)))
      group by label, value
    )
    select label, sum(products)::int as products,
      to_jsonb((array_agg(value order by products desc, value))[:${valuesMax}]) as values
    from counted group by label order by products desc, label limit ${labelsMax}`);
