import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, type SQL } from 'drizzle-orm';
import { findByValues, isFound, type ValueGroup } from '../attributes/find-by-attributes';
import { isAmong } from '../search/relevance';
import { type ProductFilter, productFilters } from './product-query';

/** Where one facet counts. */
export interface Scope {
  /** The search and the filters by attributes. */
  condition: SQL | undefined;
  /** Counts are lower bounds: more products have the values than were found by id. */
  isSample: boolean;
}

export type ScopeOf = (filter: ProductFilter, groups: readonly ValueGroup[]) => Promise<Scope>;

interface Search {
  matches: SQL | undefined;
  /** Finds what the list shows where that is not what matches; undefined for what matches. */
  find?: (filters: SQL | undefined) => Promise<number[] | undefined>;
}

/** Returns a function that finds each scope once: most facets leave out a filter that is not set, and count the same. */
export function createScopes(db: Executor, { matches, find }: Search): ScopeOf {
  const scopes = new Map<string, Promise<Scope>>();
  async function findScope(filter: ProductFilter, groups: readonly ValueGroup[]): Promise<Scope> {
    const found =
      groups.length > 0
        ? await findByValues(db, groups, filter.categoryId === undefined ? undefined : filter.categoryIds)
        : undefined;
    const isSample = found?.isCommon === true && !matches;
    const having = found && (isSample ? isAmong(found.ids) : isFound(found, groups));
    const ids = find && (await find(and(productFilters(filter), having)));
    return { condition: ids ? isAmong(ids) : and(matches, having), isSample };
  }
  return (filter, groups) => {
    const key = JSON.stringify([find ? filter : filter.categoryId, groups]);
    const scope = scopes.get(key) ?? findScope(filter, groups);
    scopes.set(key, scope);
    return scope;
  };
}
