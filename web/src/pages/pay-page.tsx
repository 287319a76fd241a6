import { useSearchParams } from 'react-router-dom';
import { useTitle } from '../components/use-head';
import { PayLink } from '../features/checkout/link/pay-link';
import { useLanguage } from '../i18n/language-provider';

/** The page of a customer who pays what staff prepared. */
export function PayPage() {
  const { t } = useLanguage();
  useTitle(t('checkout.link.title'));
  const [params] = useSearchParams();
  const id = Number(params.get('order'));
  const isLink = Number.isSafeInteger(id) && id > 0;
  return <PayLink link={{ id: isLink ? id : 0, token: isLink ? (params.get('token') ?? '') : '' }} />;
}
