import { getCustomerAccount } from '@shopwright/contracts/http/internal-accounts';
import { fieldError } from '@shopwright/service-kit/errors';
import type { OrderDeps } from '../deps';

/** Throws `unprocessable` where a draft names an account that does not exist: its order would belong to nobody, and earn nothing. */
export async function assertAccount({ auth }: Pick<OrderDeps, 'auth'>, userId: number | null): Promise<void> {
  if (userId === null) return;
  const { account } = await auth.call(getCustomerAccount, { body: { userId, email: '' } });
  if (!account) throw fieldError('unprocessable', 'userId', 'No such account');
}
