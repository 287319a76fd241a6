import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that ignores calls while one is on its way. A pending button takes no click either, but only from the
 * next paint on: the second half of a double click may come before that.
 */
export function useSingleMutation<Result, Variables = void>(
  options: Omit<UseMutationOptions<Result, Error, Variables>, 'onSettled'>,
): UseMutationResult<Result, Error, Variables> {
  const isRunning = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled: () => {
      isRunning.current = false;
    },
  });
  const mutate: typeof mutation.mutate = (...input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(...input);
  };
  return { ...mutation, mutate };
}
