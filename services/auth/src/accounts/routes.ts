import {
  login as loginEndpoint,
  me as meEndpoint,
  register as registerEndpoint,
  updateProfile as updateProfileEndpoint,
} from '@shopwright/contracts/http/auth';
import { clientAddressHeader, sessionTokenHeader } from '@shopwright/service-kit/browser-headers';
import { AppError } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http-server';
import { and, eq, isNull } from 'drizzle-orm';
import type { Request } from 'express';
import { users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { logIn } from './log-in';
import { register } from './register';
import { updateProfile } from './update-profile';
import { toUser } from './user-row';

export function accountRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(loginEndpoint, ({ body, req }) => logIn(deps, body, browserOf(req), req.get(clientAddressHeader)));
  routes.bind(registerEndpoint, ({ body, req }) => register(deps, body, browserOf(req)), 201);
  routes.bind(updateProfileEndpoint, ({ body, actor, req }) =>
    updateProfile(deps, body, {
      userId: signedIn(actor.userId),
      sessionToken: req.get(sessionTokenHeader),
      clientAddress: req.get(clientAddressHeader),
    }),
  );
  routes.bind(meEndpoint, async ({ actor }) => {
    const { db } = deps.database;
    const isMe = and(eq(users.id, signedIn(actor.userId)), isNull(users.disabledAt));
    const [row] = await db.select().from(users).where(isMe);
    if (!row) throw new AppError('unauthenticated', 'Please sign in');
    return toUser(row);
  });
}

const browserOf = (req: Request) => ({ sessionToken: req.get(sessionTokenHeader), userAgent: req.get('user-agent') });

function signedIn(userId: number | undefined): number {
  if (userId === undefined) throw new AppError('unauthenticated', 'Please sign in');
  return userId;
}
