import { listOrderTodo } from '@shopwright/contracts/http/internal-todo';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { OrderDeps } from '../deps';
import { takeNewestMessages } from '../threads/take-contact-messages';
import { listTodo } from './list-todo';

export function todoRoutes(routes: RouteTable, deps: OrderDeps): void {
  routes.bind(listOrderTodo, async ({ query }) => {
    await takeNewestMessages(deps);
    return listTodo(deps, query.role);
  });
}
