import type { User } from '@shopwright/contracts/http/auth';
import { expect, it } from 'vitest';
import { toActor } from './authorize';

const user = (changes: Partial<User>) =>
  ({ id: 7, role: 'staff', permissions: ['orders:refund'], refundLimit: null, ...changes }) as User;

it('gives services the permissions and the refund limit of staff', () => {
  expect(toActor(user({}))).toEqual({ role: 'staff', userId: 7, permissions: ['orders:refund'] });
  expect(toActor(user({ refundLimit: '0.00' }))).toMatchObject({ refundLimit: '0.00' });
  expect(toActor(user({ role: 'operator' }))).toEqual({ role: 'operator', userId: 7 });
  expect(toActor(null)).toEqual({ role: 'anonymous' });
});
