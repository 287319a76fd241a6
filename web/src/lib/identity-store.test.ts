import { eventually } from '@shopwright/testing/deadlines';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error';
import { useIdentityStore, withConfirmation } from './identity-store';

const unconfirmed = () => new ApiError(403, JSON.stringify({ code: 'confirmation_required', message: 'Confirm' }));
/** A call that wants the identity confirmed until `confirm` ran. */
function guardedCall() {
  let isConfirmed = false;
  const work = vi.fn(async () => {
    if (!isConfirmed) throw unconfirmed();
    return 'done';
  });
  return { work, confirm: () => (isConfirmed = true) };
}
const question = () =>
  vi.waitFor(() => useIdentityStore.getState().answer ?? Promise.reject(new Error('not asked')), eventually);

describe('withConfirmation', () => {
  it('asks, and runs the call again once the user has confirmed', async () => {
    const { work, confirm } = guardedCall();
    const result = withConfirmation(work);
    const answer = await question();
    confirm();
    answer(true);
    await expect(result).resolves.toBe('done');
    expect(work).toHaveBeenCalledTimes(2);
    expect(useIdentityStore.getState().answer).toBeNull();
  });

  it('rejects with the error of the call where the user declines, and runs it once', async () => {
    const { work } = guardedCall();
    const result = withConfirmation(work);
    const expected = expect(result).rejects.toMatchObject({ code: 'confirmation_required' });
    (await question())(false);
    await expected;
    expect(work).toHaveBeenCalledTimes(1);
    expect(useIdentityStore.getState().answer).toBeNull();
  });

  it('asks nothing for other errors, and nothing at all for a call that succeeds', async () => {
    await expect(withConfirmation(async () => 7)).resolves.toBe(7);
    const conflict = new ApiError(409, JSON.stringify({ code: 'conflict', message: 'No' }));
    await expect(withConfirmation(() => Promise.reject(conflict))).rejects.toBe(conflict);
    expect(useIdentityStore.getState().answer).toBeNull();
  });
});
