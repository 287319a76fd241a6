import type { Endpoint } from '@shopwright/contracts/endpoint';
import type { loginForm, registerForm, user } from '@shopwright/contracts/http/auth';
import { login, logout, register } from '@shopwright/contracts/http/auth';
import { useMutation } from '@tanstack/react-query';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { useLanguage } from '../../i18n/language-provider';
import { call } from '../../lib/api-client';
import { paths } from '../../lib/paths';
import { meQuery } from '../../lib/queries/session';
import { queryClient } from '../../lib/query-client';
import { toast, toastError } from '../../ui/toast-store';

/** The BFF turns the grant into a cookie and answers with the user alone. */
type AnswersUser<Body extends z.ZodType> = Endpoint<z.ZodUndefined, z.ZodUndefined, Body, typeof user>;
const signIn = login as unknown as AnswersUser<typeof loginForm>;
const signUp = register as unknown as AnswersUser<typeof registerForm>;

export const useSignIn = () => {
  const { t } = useLanguage();
  return useSessionStart((body: z.input<typeof loginForm>) => call(signIn, { body }), t('account.welcome_back'));
};

export const useSignUp = () => {
  const { t } = useLanguage();
  return useSessionStart((body: z.input<typeof registerForm>) => call(signUp, { body }), t('register.done'));
};

/** Someone else is here now: whatever was read for the visitor before is read anew. */
function useSessionStart<Form>(start: (form: Form) => Promise<z.output<typeof user>>, welcome: string) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: start,
    onSuccess: async (person) => {
      queryClient.setQueryData(meQuery.queryKey, person);
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' && queryKey[0] !== 'config' });
      toast(welcome);
      await goOn(navigate);
    },
  });
}

/** To where the sign-in was asked for, if that is a page of ours; the queue board is one that the BFF serves. */
async function goOn(navigate: NavigateFunction): Promise<void> {
  const next = new URLSearchParams(window.location.search).get('next') ?? '';
  if (next.startsWith('/ops/queues')) window.location.assign(next);
  else await navigate(/^\/(?![/\\])/.test(next) ? next : paths.account);
}

export function useSignOut() {
  const { t } = useLanguage();
  return useMutation({
    mutationFn: () => call(logout, {}),
    onSuccess: () => window.location.reload(),
    onError: () => toastError(t('toast.error'), t('error.try_again')),
  });
}
