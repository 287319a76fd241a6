import { nameAuditActors } from '@shopwright/contracts/http/internal-audit';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { and, inArray, ne, or, sql } from 'drizzle-orm';
import { users } from '../db/schema';
import type { AuthDeps } from '../deps';

const foundMax = 1000;

/** Names those who changed something. The log itself has their ids alone, so that erasing an account leaves it as it is. */
export function actorRoutes(routes: RouteTable, { database: { db } }: AuthDeps): void {
  routes.bind(nameAuditActors, async ({ body }) => {
    const name = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;
    const isNamed =
      'ids' in body
        ? inArray(users.id, body.ids)
        : and(
            ne(users.role, 'shopper'),
            or(...body.words.map((word) => sql`strpos(lower(${name}), lower(${word})) > 0`)),
          );
    if (('ids' in body ? body.ids : body.words).length === 0) return [];
    return db.select({ id: users.id, name }).from(users).where(isNamed).orderBy(users.id).limit(foundMax);
  });
}
