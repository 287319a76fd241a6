import {
  addPasskey,
  confirmTotp,
  createRecoveryCodes,
  getTwoFactor,
  removePasskey,
  removeTotp,
  startPasskey,
  startTotp,
} from '@shopwright/contracts/http/two-factor';
import { queryOptions } from '@tanstack/react-query';
import { useProtectedMutation } from '../../../components/use-protected-mutation';
import type { MessageKey } from '../../../i18n/messages';
import { call } from '../../../lib/api-client';
import { isApiError } from '../../../lib/api-error';
import { createPasskey } from '../../../lib/passkeys';
import { meQuery } from '../../../lib/queries/session';
import { queryClient } from '../../../lib/query-client';
import { sessionsQuery } from '../api';

export const twoFactorQuery = queryOptions({
  queryKey: ['two-factor'],
  queryFn: ({ signal }) => call(getTwoFactor, { signal }),
});

/** The user too: a member of the team who sets up a required factor may open the back office. */
const refresh = () =>
  Promise.all(
    [twoFactorQuery, meQuery, sessionsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
  );

/** `onDone` is called before the screen follows, which may replace the component that called. */
function useFactorChange<Result, Variables = void>(
  mutationFn: (variables: Variables) => Promise<Result>,
  onDone?: (result: Result) => void,
  errorTexts?: (error: Error) => { title?: MessageKey; text?: MessageKey },
) {
  return useProtectedMutation({
    mutationFn,
    onSuccess: (result) => {
      onDone?.(result);
      return refresh();
    },
    errorTexts,
  });
}

interface NewCodes {
  recoveryCodes: string[] | null;
}

/** A 409 says that another browser was faster. */
export const useStartTotp = () =>
  useProtectedMutation({ mutationFn: () => call(startTotp, {}), onError: () => void refresh() });

export const useConfirmTotp = (onDone: (codes: NewCodes) => void) =>
  useFactorChange((body: { code: string }) => call(confirmTotp, { body }), onDone);

export const useRemoveTotp = (onDone: () => void) => useFactorChange<undefined>(() => call(removeTotp, {}), onDone);

export const useAddPasskey = (onDone: (codes: NewCodes) => void) =>
  useFactorChange(
    async (name: string) => {
      const { token, options } = await call(startPasskey, {});
      const response = await createPasskey(options);
      return call(addPasskey, { body: { token, name, response } });
    },
    onDone,
    (error) => ({
      title: 'account.two_factor.passkey_failed',
      text:
        isApiError(error) && error.status >= 500 ? 'shared.error.try_again' : 'account.two_factor.passkey_failed_text',
    }),
  );

export const useRemovePasskey = (onDone: () => void) =>
  useFactorChange<undefined, string>((passkeyId) => call(removePasskey, { params: { passkeyId } }), onDone);

export const useCreateRecoveryCodes = (onDone: (codes: NewCodes) => void) =>
  useFactorChange(() => call(createRecoveryCodes, {}), onDone);
