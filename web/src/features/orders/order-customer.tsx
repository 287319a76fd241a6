import { translateCountry } from '@shopwright/contracts/country-names';
import { toMailto } from '@shopwright/contracts/email-address';
import { composeAddress } from '@shopwright/contracts/http/addresses';
import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { Link } from 'react-router-dom';
import { StaffLink } from '../../components/staff-link';
import { StripeLink } from '../../components/stripe-link';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Card } from '../../ui/card';
import { OrderTax } from './order-tax';

const link = 'inline-flex min-h-8 pointer-coarse:min-h-11 items-center gap-1.5 underline hover:no-underline';

/** The customer, the shipping address, and the payment at Stripe. */
export function OrderCustomer({ order }: { order: OrderDetail }) {
  const { t, language } = useLanguage();
  const { customerName, customerEmail, customerAddress, payment, reference } = order;
  const languageName = new Intl.DisplayNames([language], { type: 'language' }).of(order.language);
  return (
    <Card className="p-4 text-sm sm:p-5">
      <h2 className="mb-2 font-semibold text-lg">{t('orders.customer')}</h2>
      <p className="wrap-anywhere">
        <StaffLink to={paths.customersSearch(customerEmail)} className={`${link} font-medium`}>
          <bdi>{customerName}</bdi>
        </StaffLink>
        <br />
        {customerEmail && (
          <a href={toMailto(customerEmail)} className={link}>
            <bdi dir="ltr">{customerEmail}</bdi>
          </a>
        )}
      </p>
      {/* After an erasure there is no email, and its search would list every order. */}
      {customerEmail && (
        <p>
          <Link to={paths.ordersSearch(customerEmail)} className={link}>
            {t('orders.other_orders')}
          </Link>
        </p>
      )}
      <p className="text-muted">
        {t(order.userId === null ? 'orders.guest' : 'orders.account')} · {languageName}
      </p>
      {customerAddress && (
        <>
          <h3 className="mt-4 mb-1 font-semibold">{t('orders.address')}</h3>
          <p className="wrap-anywhere whitespace-pre-line">
            <bdi>{translateCountry(customerAddress, language)}</bdi>
          </p>
        </>
      )}
      {order.selling?.billingAddress && (
        <>
          <h3 className="mt-4 mb-1 font-semibold">{t('orders.billing_address')}</h3>
          <p className="wrap-anywhere whitespace-pre-line">
            <bdi>{`${order.selling.billingAddress.name}\n${composeAddress(order.selling.billingAddress, language)}`}</bdi>
          </p>
        </>
      )}
      <OrderTax order={order} />
      {payment.paymentIntentId && (
        <>
          <h3 className="mt-4 mb-1 font-semibold">{t('orders.payment')}</h3>
          <StripeLink payment={payment.paymentIntentId}>{t('orders.at_stripe')}</StripeLink>
          <p className="wrap-anywhere font-mono text-muted text-xs" dir="ltr">
            {payment.paymentIntentId}
          </p>
        </>
      )}
      <p className="wrap-anywhere mt-1 font-mono text-muted text-xs" dir="ltr">
        {reference}
      </p>
    </Card>
  );
}
