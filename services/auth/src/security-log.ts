import { createHash } from 'node:crypto';
import type { Endpoint } from '@shopwright/contracts/endpoint';
import { AppError } from '@shopwright/service-kit/errors';
import type { Call, Result, RouteTable } from '@shopwright/service-kit/http/server';
import { safeError } from '@shopwright/service-kit/runtime/logger';
import { noteSecurityEvent } from './audit/note-security-event';
import type { AuthDeps } from './deps';
import { type RequestUser, readRequestUser } from './users/user-row';

/** The events that change who can sign in as whom, and with which rights. */
type SecurityEvent =
  | 'sign-in'
  | 'sign-in-code'
  | 'sign-in-passkey'
  | 'registration'
  | 'owner-created'
  | 'password-reset-requested'
  | 'password-reset'
  | 'password-changed'
  | 'email-change-requested'
  | 'email-changed'
  | 'email-verified'
  | 'account-erased'
  | 'identity-confirmed'
  | 'factor-added'
  | 'factor-removed'
  | 'recovery-codes-created'
  | 'role-changed'
  | 'access-changed'
  | 'team-role-changed'
  | 'api-key-created'
  | 'api-key-revoked'
  | 'two-factor-reset'
  | 'member-invited'
  | 'invitation-accepted';

/** Their triggers record them in the audit log with what they changed. A failed one is recorded here. */
const recorded: ReadonlySet<SecurityEvent> = new Set<SecurityEvent>([
  'role-changed',
  'access-changed',
  'team-role-changed',
  'api-key-created',
  'api-key-revoked',
  'member-invited',
]);

/** The subject of the event: the caller's account, or the email that a stranger named. `targetId` is another account. */
interface SecuritySubject extends Partial<Pick<RequestUser, 'userId' | 'clientAddress'>> {
  email?: string;
  targetId?: number;
}

/** Names the subject of a call in a session, whose token is never logged. */
export const subjectOfUser = ({ userId, clientAddress }: RequestUser): SecuritySubject => ({ userId, clientAddress });

/**
 * Does the work and writes one line about it at level info, by which operators find an attack and what an intruder did:
 * who, from which network address, and `succeeded` or the code of the error. The email is a hash, which an operator can
 * compute for an address and no one can read. What happens to an account of the team is in the audit log too; a failure is written
 * there after the response, which must not take longer for an address that has an account.
 */
export async function withSecurityLog<T>(
  { logger, database }: Pick<AuthDeps, 'logger' | 'database'>,
  securityEvent: SecurityEvent,
  { email, ...subject }: SecuritySubject,
  work: Promise<T>,
): Promise<T> {
  const write = (outcome: string, result?: unknown): Promise<void> => {
    const signedIn = (result as { user?: { id?: number } } | undefined)?.user?.id;
    const who = { ...subject, ...(signedIn !== undefined && { userId: signedIn }) };
    logger.info({ securityEvent, outcome, ...who, ...(email && { account: hashEmail(email) }) }, 'security event');
    if (recorded.has(securityEvent) && outcome === 'succeeded') return Promise.resolve();
    const note = { event: securityEvent, outcome, email, ...who };
    return noteSecurityEvent({ database }, note).catch((error: unknown) =>
      logger.error({ err: safeError(error), securityEvent }, 'a security event is missing in the audit log'),
    );
  };
  try {
    const result = await work;
    await write('succeeded', result);
    return result;
  } catch (error) {
    void write(error instanceof AppError ? error.code : 'internal');
    throw error;
  }
}

/** Returns a `bind` for calls of signed-in users that are logged. An endpoint with an id in its path is about that account. */
export const logUserCalls =
  (routes: RouteTable, deps: AuthDeps) =>
  <E extends Endpoint>(
    endpoint: E,
    securityEvent: SecurityEvent,
    handler: (call: Call<E>, user: RequestUser) => Promise<Result<E>>,
  ): void =>
    routes.bind(endpoint, (call) => {
      const user = readRequestUser(call);
      const { id: targetId } = (call.params ?? {}) as { id?: number };
      return withSecurityLog(deps, securityEvent, { ...subjectOfUser(user), targetId }, handler(call, user));
    });

export const hashEmail = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 16);
