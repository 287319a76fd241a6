import type { Executor } from './connection';

/** A client that tries every filter only makes queries be built again. */
const shapesMax = 200;

/**
 * Builds a query once for each shape of it, for the pool and for every transaction. Building one costs as much as reading
 * its rows, and Postgres parses a prepared one once per connection, in one round trip instead of two. Values are
 * `sql.placeholder`s: what is not part of the shape must not be part of the query. Not for an update of a table with
 * `$onUpdate`, whose time would stay that of the first call.
 */
export function createPreparedQueries<Shape, Query extends object>(build: (db: Executor, shape: Shape) => Query) {
  const built = new Map<string, Query>();
  return (db: Executor, shape: Shape): Query => {
    const key = JSON.stringify(shape);
    const query = built.get(key) ?? build(db, shape);
    if (built.size >= shapesMax) built.clear();
    built.set(key, query);
    return toRunOn(db, query);
  };
}

/** A query keeps the connections on which it was built, and nothing else of it depends on them. */
function toRunOn<Query extends object>(db: Executor, query: Query): Query {
  const { client } = db._.session as unknown as { client: unknown };
  return Object.create(query, { client: { value: client } }) as Query;
}
