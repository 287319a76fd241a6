import type { Executor } from './connection';

/** More shapes are built again. */
const shapesMax = 200;

/**
 * Builds a query once per shape on the pool, because that costs as much as reading its rows, and again in each transaction,
 * whose connection it runs on. Values are `sql.placeholder`s. Not for an update with `$onUpdate`, whose time would stay.
 */
export function createPreparedQueries<Shape, Query extends object>(build: (db: Executor, shape: Shape) => Query) {
  const builtOn = new WeakMap<Executor, Map<string, Query>>();
  return (db: Executor, shape: Shape): Query => {
    const key = JSON.stringify(shape);
    const built = builtOn.get(db) ?? new Map<string, Query>();
    const query = built.get(key) ?? build(db, shape);
    if (built.size >= shapesMax) built.clear();
    built.set(key, query);
    builtOn.set(db, built);
    return query;
  };
}
