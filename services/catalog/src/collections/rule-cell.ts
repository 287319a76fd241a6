import { type CollectionRule, collectionRule } from '@shopwright/contracts/http/collections';
import type { KnownCategories } from '../imports/categories/category-state';

/** Finds a category by what a file calls it, or what a file calls one. */
type Names = Pick<KnownCategories, 'find' | 'get'>;

/** Writes a rule as a file has it: a category by its slug, which names it in another store, too. */
export function writeRule({ match, conditions }: CollectionRule, categories: Names): string {
  const written = conditions.map((condition) =>
    condition.type === 'category'
      ? { type: 'category', category: categories.get(condition.categoryId)?.slug ?? '' }
      : inOrder(condition),
  );
  return JSON.stringify({ match, conditions: written });
}

/** Postgres keeps the fields of an object in an order of its own. */
const inOrder = ({ type, ...rest }: CollectionRule['conditions'][number]): object => ({
  type,
  ...Object.fromEntries(Object.entries(rest).sort(([one], [other]) => (one < other ? -1 : 1))),
});

/** Reads it again. Throws a sentence for what this store does not have. */
export function readRule(cell: string, categories: Names): CollectionRule {
  const rule = parse(cell) as { conditions?: unknown } | null;
  const conditions: unknown[] = Array.isArray(rule?.conditions) ? rule.conditions : [];
  const read = conditions.map((each) => {
    const condition = (each ?? {}) as { type?: unknown; category?: unknown };
    if (!types.has(String(condition.type))) throw new Error(`A rule has no condition “${condition.type}”`);
    if (condition.type !== 'category') return condition;
    const asked = String(condition.category ?? '');
    const found = asked === '' ? undefined : categories.find(asked, asked);
    if (!found) throw new Error(`The store has no category “${asked}”`);
    return { type: 'category', categoryId: found.id };
  });
  const result = collectionRule.safeParse({ ...(rule as object), conditions: read });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(issue?.message ?? 'Invalid');
}

const types = new Set(['tag', 'price', 'category', 'in-stock', 'on-sale', 'new']);

function parse(cell: string): unknown {
  try {
    const rule: unknown = JSON.parse(cell);
    if (typeof rule === 'object' && rule !== null && !Array.isArray(rule)) return rule;
  } catch {
    // Whatever it is, it is no rule.
  }
  throw new Error('Must be a rule as an export writes it, such as {"match":"all","conditions":[{"type":"on-sale"}]}');
}
