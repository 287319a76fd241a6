import { getCategory } from '@shopwright/contracts/http/categories';
import { countSearches, readChanges, resolveSession } from '@shopwright/contracts/http/internal';
import { setStock } from '@shopwright/contracts/http/inventory';
import { getProduct, listProducts, type Product, suggestProducts } from '@shopwright/contracts/http/products';
import { getReviewSummary, listReviews } from '@shopwright/contracts/http/reviews';
import {
  defaultStoreSettings,
  getStoreSettings,
  listExchangeRates,
  type StoreSettings,
} from '@shopwright/contracts/http/store-settings';
import { builtInRoles } from '@shopwright/contracts/permissions';
import { isStaff } from '@shopwright/contracts/roles';
import { AppError } from '@shopwright/service-kit/errors';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { createServiceApp, type RouteTable } from '@shopwright/service-kit/http/server';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { createTestTokens } from '@shopwright/testing/test-keys';
import { startTestServer } from '@shopwright/testing/test-server';
import { sampleProduct } from './test-small-catalog';

const startService = (name: 'catalog' | 'auth', routes: (routes: RouteTable) => void) =>
  startTestServer(
    createServiceApp({
      logger: createLogger(name, 'silent'),
      tokens: createTestTokens(name, name),
      readiness: {},
      routes,
    }),
  );

/**
 * A catalog with one product whose stock is the number of its changes, and settings that hold the time of the last
 * change. It reports changes to the BFF as the real one does, and a test may cut that off.
 */
export async function startChangingCatalog() {
  const state = {
    version: 1,
    content: 1,
    /** The version of the product's own read. */
    product: 1,
    lists: 1,
    isMute: false,
    /** Answers as a catalog that does not know changes of lists alone. */
    isOlder: false,
    delayMs: 0,
    reads: 0,
    responses: 0,
    polls: 0,
    /** Answers reads of paths with this start with 503. */
    brokenPath: undefined as string | undefined,
    settings: {} as Partial<StoreSettings>,
  };
  /** Changes the stock of the product, its price, which lists show, another product of the lists, or everything. */
  const change = (kind: 'everything' | 'stock' | 'price' | 'lists') => {
    state.version += 1;
    if (kind === 'everything') state.content = state.version;
    if (kind !== 'lists') state.product = state.version;
    if (kind === 'lists' || kind === 'price') state.lists = state.version;
  };
  const searches: { query: string; times: number }[] = [];
  const server = await startService('catalog', ({ bind, app }) => {
    app.use((req, _res, next) => {
      if (req.url.startsWith('/internal/')) next();
      else if (state.brokenPath && req.url.startsWith(state.brokenPath)) next(new AppError('unavailable', 'Broken'));
      else {
        state.reads += 1;
        setTimeout(() => {
          state.responses += 1;
          next();
        }, state.delayMs);
      }
    });
    const asSeen = (actor: Actor): Product => ({
      ...sampleProduct(7, { stockQuantity: state.product }),
      ...(isStaff(actor.role) && { supplierCost: '99.99', reservedQuantity: 0 }),
    });
    bind(readChanges, async ({ query: { since } }) => {
      state.polls += 1;
      if (state.isMute) throw new AppError('unavailable', 'Changes are unavailable');
      const position = String(state.version);
      if (since === undefined) return { position, isEverything: true, products: [] };
      if (since === position) return { position, isEverything: false, products: [] };
      if (state.content > Number(since)) return { position, isEverything: true, products: [] };
      const products = state.product > Number(since) ? [7] : [];
      if (state.lists <= Number(since)) return { position, isEverything: false, products };
      return { position, isEverything: true, ...(state.isOlder ? {} : { keepsProducts: true }), products };
    });
    bind(listProducts, async ({ actor }) => ({ rows: [{ ...asSeen(actor), stockQuantity: state.version }] }));
    bind(getProduct, async ({ actor }) => ({
      ...asSeen(actor),
      images: [],
      contains: [],
      categorySlug: null,
      categoryPath: [],
    }));
    bind(suggestProducts, async () => ({ products: [], categories: [{ id: state.content, name: 'Lamps' }] }));
    // Every other slug is an earlier one.
    bind(getCategory, async () => ({
      id: 1,
      parentId: null,
      name: 'Lamps',
      slug: 'lamps',
      description: null,
      image: null,
      ancestors: [],
      children: [],
    }));
    bind(getStoreSettings, async () => ({
      ...defaultStoreSettings,
      name: `Store ${state.content}`,
      ...state.settings,
    }));
    bind(listExchangeRates, async () => [{ currency: 'EUR' as const, rate: '0.9', asOf: '2026-11-01T00:00:00Z' }]);
    bind(listReviews, async () => ({ rows: [] }));
    bind(getReviewSummary, async ({ actor }) => ({
      summary: { rating: null, count: actor.userId ?? 0, stars: [state.content, 0, 0, 0, 0] },
      right: actor.userId === undefined ? ('signed-out' as const) : ('not-bought' as const),
      mine: null,
    }));
    bind(countSearches, async ({ body }) => void searches.push(...body.searches));
    bind(setStock, async ({ actor }) => {
      change('stock');
      return asSeen(actor) as never;
    });
  });
  return { ...server, state, change, searches };
}

export type ChangingCatalog = Awaited<ReturnType<typeof startChangingCatalog>>;

export const sessionOf = { shopper: 's'.repeat(43), otherShopper: 'o'.repeat(43), staff: 't'.repeat(43) };
const users = { [sessionOf.shopper]: 21, [sessionOf.otherShopper]: 22, [sessionOf.staff]: 23 } as Record<
  string,
  number
>;

/** Knows three sessions. */
export const startSessions = () =>
  startService('auth', ({ bind }) => {
    bind(resolveSession, async ({ body: { token } }) => {
      const id = users[token];
      if (id === undefined) throw new AppError('unauthenticated', 'No such session');
      const role = token === sessionOf.staff ? ('staff' as const) : ('shopper' as const);
      return {
        user: { id, name: role, email: `${role}@example.com`, role, permissions: builtInRoles.manager } as never,
        expiresAt: '2030-01-01T00:00:00Z',
      };
    });
  });
