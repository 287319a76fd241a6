import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type { suggestProducts } from '@shopwright/contracts/http/products';
import { paths } from '../../lib/paths';

export type Suggestions = ResponseOf<typeof suggestProducts>;
type Suggestion = Suggestions['products'][number];

/** One line of the list: what it is, and where choosing it leads. */
export type SearchOption =
  | { kind: 'all'; to: string }
  | { kind: 'category'; to: string; id: number; name: string }
  | { kind: 'product'; to: string; product: Suggestion };

/** The search itself first: it is there immediately, and it is what Enter does anyway. */
export function optionsFor(
  text: string,
  found: Suggestions | undefined,
  toPath: (product: Suggestion) => string,
): SearchOption[] {
  if (text === '') return [];
  return [
    { kind: 'all', to: paths.search(text) },
    ...(found?.categories ?? []).map(({ id, name }) => ({
      kind: 'category' as const,
      to: paths.category(id),
      id,
      name,
    })),
    ...(found?.products ?? []).map((product) => ({ kind: 'product' as const, to: toPath(product), product })),
  ];
}
