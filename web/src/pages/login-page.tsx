import { Link, useLocation } from 'react-router-dom';
import { useTitle } from '../components/use-head';
import { AuthCard, authLinkClass } from '../features/session/auth-card';
import { SignInSteps } from '../features/session/sign-in-steps';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';

export function LoginPage() {
  const { t } = useLanguage();
  useTitle(t('shared.nav.sign_in'));
  const { search } = useLocation();
  return (
    <SignInSteps
      Frame={AuthCard}
      title={t('shared.nav.sign_in')}
      text={t('session.login.text')}
      other={{
        question: t('session.login.no_account'),
        to: paths.register + search,
        label: t('session.register.title'),
      }}
    >
      <p className="mt-2 text-end text-sm">
        <Link to={paths.forgotPassword} className={authLinkClass}>
          {t('shared.login.forgot')}
        </Link>
      </p>
    </SignInSteps>
  );
}
