import {
  type SecondFactorDetails,
  signInWithCode,
  signInWithPasskey,
  startPasskeySignIn,
} from '@shopwright/contracts/http/two-factor';
import { useLanguage } from '../../../i18n/language-provider';
import { call } from '../../../lib/api-client';
import { isApiError } from '../../../lib/api-error';
import { askForPasskey } from '../../../lib/passkeys';
import { toastError } from '../../../ui/toast-store';
import { useSessionStart } from '../api';

/** Returns how the sign-in continues where the password was right and the account has a second factor. */
export const secondFactorOf = (error: unknown): SecondFactorDetails | undefined =>
  isApiError(error, 'second_factor_required') ? (error.details as SecondFactorDetails) : undefined;

export const useCodeSignIn = () => {
  const { t } = useLanguage();
  return useSessionStart(
    (body: { token: string; code: string }) => call(signInWithCode, { body }),
    t('session.account.welcome_back'),
  );
};

/** Signs in with a passkey: as the second step of the token's sign-in, or alone. */
export const usePasskeySignIn = () => {
  const { t } = useLanguage();
  return useSessionStart(
    async (token: string | undefined) => {
      const started = await call(startPasskeySignIn, { body: token === undefined ? {} : { token } });
      const response = await askForPasskey(started.options);
      return call(signInWithPasskey, { body: { token: started.token, response } });
    },
    t('session.account.welcome_back'),
    () => toastError(t('session.passkey.failed'), t('session.passkey.failed_text')),
  );
};
