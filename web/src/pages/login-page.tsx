import { Link, useLocation } from 'react-router-dom';
import { useTitle } from '../components/use-head';
import { AuthCard, authLinkClass } from '../features/session/auth-card';
import { SignInSteps } from '../features/session/sign-in-steps';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';

export function LoginPage() {
  const { t } = useLanguage();
  useTitle(t('nav.sign_in'));
  const { search } = useLocation();
  return (
    <SignInSteps
      Frame={AuthCard}
      title={t('nav.sign_in')}
      text={t('login.text')}
      other={{ question: t('login.no_account'), to: paths.register + search, label: t('register.title') }}
    >
      <p className="mt-2 text-end text-sm">
        <Link to={paths.forgotPassword} className={authLinkClass}>
          {t('login.forgot')}
        </Link>
      </p>
    </SignInSteps>
  );
}
