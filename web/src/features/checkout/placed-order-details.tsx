import { translateCountry } from '@shopwright/contracts/country-names';
import type { PlacedOrder } from '@shopwright/contracts/http/orders';
import { centsFromDecimal } from '@shopwright/contracts/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OrderLines } from '../../components/order-lines';
import { useTotalRows } from '../../components/total-rows';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { useHasShippingRates } from '../../lib/queries/store-settings';
import { buttonClass } from '../../ui/button';

/** The products, the customer, and the next steps of a placed order. */
export function PlacedOrderDetails({ order }: { order: PlacedOrder }) {
  const { t, language } = useLanguage();
  const hasRates = useHasShippingRates();
  const deliver = t(hasRates ? 'checkout.next_shipped' : 'checkout.next_deliver');
  const steps = [t('checkout.next_pack'), deliver, t('checkout.next_track')];
  return (
    <div className="mt-8 text-start">
      <OrderLines
        lines={order.items.map((item) => ({ ...item, totalCents: centsFromDecimal(item.price) * item.quantity }))}
        className="border-line border-t"
      />
      <dl className="grid gap-2 border-line border-y py-4 text-sm">
        <Sums order={order} />
      </dl>
      <dl className="grid gap-4 py-5 text-sm sm:grid-cols-2">
        <Fact label={t('checkout.sent_to')}>{order.customerEmail}</Fact>
        <Fact label={t('checkout.delivers_to')}>
          {order.customerName}
          {'\n'}
          {translateCountry(order.customerAddress, language)}
        </Fact>
      </dl>
      <h2 className="font-semibold">{t('checkout.next')}</h2>
      <ol className="mt-2 grid list-decimal gap-1.5 ps-5 text-muted text-sm marker:font-semibold marker:text-primary">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

function Sums({ order }: { order: PlacedOrder }) {
  const { t, formatPrice } = useLanguage();
  const toRows = useTotalRows();
  const discountCents = centsFromDecimal(order.discount);
  const reward = { label: t('checkout.summary.discount'), text: formatPrice(-discountCents) };
  const rows = order.totals ? toRows(order.totals) : discountCents > 0 ? [reward] : [];
  return (
    <>
      {rows.map(({ label, text }) => (
        <div key={label} className="flex justify-between gap-4 text-muted">
          <dt dir="auto">{label}</dt>
          <dd className="tabular">
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 font-semibold text-base">
        <dt>{t('shared.cart.total')}</dt>
        <dd className="tabular">
          <bdi>{formatPrice(centsFromDecimal(order.total))}</bdi>
        </dd>
      </div>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere mt-0.5 whitespace-pre-line font-medium">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** Offers a guest an account, with what the checkout knows already filled in. */
export function CreateAccountOffer({ order }: { order: PlacedOrder }) {
  const { t } = useLanguage();
  const [firstName = '', ...rest] = order.customerName.trim().split(/\s+/);
  return (
    <section aria-labelledby="create-account" className="mt-8 rounded-card bg-sunken p-5 text-start">
      <h2 id="create-account" className="font-semibold">
        {t('checkout.create_account_title')}
      </h2>
      <p className="mt-1 text-muted text-sm">{t('checkout.create_account_text')}</p>
      <Link
        to={paths.register}
        state={{ firstName, lastName: rest.join(' '), email: order.customerEmail }}
        className={buttonClass({ variant: 'secondary', className: 'mt-4' })}
      >
        {t('checkout.create_account')}
      </Link>
    </section>
  );
}
