import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../db/schema';

/**
 * Locks the rows of the operators that can sign in and returns their ids: of two changes at the same time, the second
 * sees what the first one left. Throws `forbidden` where `actor` is no operator anymore.
 */
export async function lockOperators(tx: Executor, actor?: { userId: number }): Promise<number[]> {
  const operators = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'operator'), isNull(users.disabledAt)))
    .orderBy(users.id)
    .for('update');
  const ids = operators.map(({ id }) => id);
  if (actor && !ids.includes(actor.userId)) throw new AppError('forbidden', "You don't have permission to do this");
  return ids;
}

/** Throws `conflict` where the account is the only operator that can sign in. */
export function requireOtherOperator(operatorIds: number[], userId: number): void {
  if (operatorIds.every((id) => id === userId)) throw new AppError('conflict', 'The store needs an operator');
}
