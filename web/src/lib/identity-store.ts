import { create } from 'zustand';
import { isApiError } from './api-error';

/** The question for the password that is open, if any, and what its answer goes to. */
export const useIdentityStore = create<{ answer: ((isConfirmed: boolean) => void) | null }>(() => ({ answer: null }));

/**
 * Runs a call that may want the user's identity confirmed: asks for the password where it does, and runs the call again.
 * Rejects with the call's own error, `confirmation_required`, where the user declines. The page renders `IdentityDialog`.
 */
export async function withConfirmation<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isApiError(error, 'confirmation_required')) throw error;
    const isConfirmed = await new Promise<boolean>((answer) => useIdentityStore.setState({ answer }));
    useIdentityStore.setState({ answer: null });
    if (!isConfirmed) throw error;
    return work();
  }
}
