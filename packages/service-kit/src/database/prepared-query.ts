import type { Executor } from './connection';

/** More shapes are built again. */
const shapesMax = 200;

/**
 * Builds a query once per shape, because that costs as much as reading its rows. Values are `sql.placeholder`s. Not for
 * an update with `$onUpdate`, whose time would stay.
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

/** Rebinds a query, which depends on nothing else of its connections. */
function toRunOn<Query extends object>(db: Executor, query: Query): Query {
  const { client } = db._.session as unknown as { client: unknown };
  return Object.create(query, { client: { value: client } }) as Query;
}
