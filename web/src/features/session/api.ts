import { forgotPassword, resetPassword } from '@shopwright/contracts/http/account';
import { type loginForm, logout, type registerForm, signIn, signUp, type User } from '@shopwright/contracts/http/auth';
import { createContext, useContext, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import type * as z from 'zod';
import { currentLanguage } from '../../i18n/language';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { readNextPath } from '../../lib/address-params';
import { call } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import { unloadFreely } from '../../lib/leave-store';
import { paths } from '../../lib/paths';
import { setSessionUser } from '../../lib/queries/session';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toast, toastError } from '../../ui/toast-store';

export const useSignIn = () => {
  const { t } = useLanguage();
  return useSessionStart(
    (body: z.input<typeof loginForm>) => call(signIn, { body }),
    t('session.account.welcome_back'),
  );
};

export const useSignUp = () => {
  const { t, language } = useLanguage();
  return useSessionStart(
    (form: Omit<z.input<typeof registerForm>, 'language'>) => call(signUp, { body: { ...form, language } }),
    t('session.register.done'),
  );
};

/** Takes a user who has signed in, where the page stays and is not led on from. */
export const SignedIn = createContext<((user: User) => void) | undefined>(undefined);

/** Starts a session and leads on. */
export function useSessionStart<Form>(
  start: (form: Form) => Promise<User>,
  welcome: string,
  onError?: (error: Error) => void,
) {
  const navigate = useNavigate();
  const stay = useContext(SignedIn);
  return useSingleMutation({
    mutationFn: start,
    onSuccess: async (user) => {
      if (stay) return stay(user);
      setSessionUser(user);
      toast(welcome);
      await goOn(navigate);
    },
    onError,
  });
}

/** Leads to the page that asked for the sign-in, if it is one of the store's. The BFF serves the queue board. */
async function goOn(navigate: NavigateFunction): Promise<void> {
  const next = readNextPath(window.location);
  if (next?.startsWith('/ops/queues')) window.location.assign(next);
  else await navigate(next ?? paths.account);
}

export function useSignOut() {
  const { t } = useLanguage();
  return useSingleMutation({
    mutationFn: () => call(logout, {}),
    onSuccess: () => {
      setSessionUser(null);
      unloadFreely();
      window.location.reload();
    },
    onError: () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
  });
}

export const useForgotPassword = () => {
  const { language } = useLanguage();
  return useSingleMutation({
    mutationFn: (email: string) => call(forgotPassword, { body: { email, language } }),
  });
};

/** Ends every session of the user with the old password, this browser's too. */
export const useResetPassword = () =>
  useSingleMutation({
    mutationFn: (body: { token: string; password: string }) => call(resetPassword, { body }),
    onSuccess: () => setSessionUser(null),
  });

interface ErrorTexts {
  title: MessageKey;
  /** The text when the server gives no reason, or the interface is not in English. */
  text: MessageKey;
}

/** Shows why the server rejected a form, or that something went wrong: as a toast, and in the form until the next try. */
export function useFormError({ title, text }: ErrorTexts) {
  const { t } = useLanguage();
  const [error, setError] = useState<Error>();
  const describe = (failed: Error) =>
    isRejected(failed)
      ? { title: t(title), text: serverText(failed, t(failed.status === 429 ? 'shared.error.busy' : text)) }
      : { title: t('shared.toast.error'), text: t('shared.error.try_again') };
  return {
    formError: error && describe(error),
    /** True where what was typed is wrong, and not the server. */
    isRejected: isRejected(error) && error.status !== 429,
    /** For the form's `submit`. */
    outcomes: {
      onError: () => setError(undefined),
      failed: (failed: Error) => {
        setError(failed);
        const told = describe(failed);
        toastError(told.title, told.text);
      },
    },
  };
}

/** The server speaks English only. */
const serverText = (error: ApiError, fallback: string): string =>
  (currentLanguage() === 'en' && error.serverMessage) || fallback;

/** Tells a rejected request (4xx) from a server that failed. */
const isRejected = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
