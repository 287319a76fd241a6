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
  const link = { id: isLink ? id : 0, token: isLink ? (params.get('token') ?? '') : '' };
  // Stripe adds these. A payment that failed is tried again.
  const isReturning = params.has('payment_intent') && params.get('redirect_status') !== 'failed';
  return <PayLink link={link} isReturning={isReturning} />;
}
