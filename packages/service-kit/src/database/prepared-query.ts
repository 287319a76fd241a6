import type { Executor } from './connection';

/** A client that tries every filter only makes queries be built again. */
const shapesMax = 200;

/**
 * Builds a query once for each shape of it and each pool of connections. Building one costs as much as reading its rows,
 * and Postgres parses a prepared one once per connection, in one round trip instead of two. Values are
 * `sql.placeholder`s: what is not part of the shape must not be part of the query.
 */
export function createPreparedQueries<Shape, Query>(build: (db: Executor, shape: Shape) => Query) {
  const pools = new WeakMap<Executor, Map<string, Query>>();
  return (db: Executor, shape: Shape): Query => {
    const known = pools.get(db) ?? new Map<string, Query>();
    pools.set(db, known);
    const key = JSON.stringify(shape);
    const query = known.get(key) ?? build(db, shape);
    if (known.size >= shapesMax) known.clear();
    known.set(key, query);
    return query;
  };
}
