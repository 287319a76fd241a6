import type { SessionGrant } from '@shopwright/contracts/http/auth';
import type { Role } from '@shopwright/contracts/roles';
import { eq } from 'drizzle-orm';
import { users } from './db/schema';
import type { TestAuth } from './test-auth';

const password = 'correct horse';

/** Registers an account of the role, and returns it with calls in its session. */
export async function signedInAgent(auth: TestAuth, email: string, role: Role = 'shopper') {
  const { body } = await auth.register(email);
  if (role === 'shopper') return callsOf(auth, body);
  await auth.database.db.update(users).set({ role }).where(eq(users.id, body.user.id));
  return signInAgain(auth, email);
}

/** Signs the account in and returns it with calls in the new session. */
export async function signInAgain(auth: TestAuth, email: string) {
  return callsOf(auth, (await auth.login(email, password)).body);
}

function callsOf(auth: TestAuth, { user, token }: SessionGrant) {
  const agent = () => auth.as(user.role, user.id);
  return {
    id: user.id,
    email: user.email,
    token,
    get: async (path: string) => (await agent()).get(path).set('x-session-token', token),
    post: async (path: string, data?: object) => (await agent()).post(path).set('x-session-token', token).send(data),
    put: async (path: string, data?: object) => (await agent()).put(path).set('x-session-token', token).send(data),
    delete: async (path: string) => (await agent()).delete(path).set('x-session-token', token),
  };
}

export type SignedIn = Awaited<ReturnType<typeof signedInAgent>>;
