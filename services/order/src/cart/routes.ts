import * as cart from '@shopwright/contracts/http/cart';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { OrderDeps } from '../deps';
import { getCart, putCart } from './put-cart';

export function cartRoutes(routes: RouteTable, { database }: OrderDeps): void {
  routes.bind(cart.putCart, async ({ body, actor }) => {
    const sessionId = actor.visitorId ?? body.sessionId;
    return { items: sessionId ? await putCart(database, sessionId, body.items) : [] };
  });
  routes.bind(cart.getCart, async ({ actor }) => ({
    items: actor.visitorId ? await getCart(database, actor.visitorId) : [],
  }));
}
