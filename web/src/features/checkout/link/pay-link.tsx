import type { PaymentPage } from '@shopwright/contracts/http/payment-links';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Hourglass, Link2Off } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { OrderTotals } from '../../../components/order-totals';
import { QueryError } from '../../../components/query-error';
import { dateText } from '../../../i18n/formatters';
import { useLanguage } from '../../../i18n/language-provider';
import { isApiError } from '../../../lib/api-error';
import { paths } from '../../../lib/paths';
import { useSingleMutation } from '../../../lib/use-single-mutation';
import { Button, ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Notice } from '../../../ui/notice';
import { Preparing } from '../checkout-steps';
import { PaymentStep } from '../payment-step';
import { openPaymentLink, type PaymentLink, paymentLinkQuery, recordLinkPayment, toLinkPath } from './api';

interface PayLinkProps {
  link: PaymentLink;
  /** The customer comes back from their bank, and may have paid there. */
  isReturning?: boolean;
}

/** What staff prepared for the customer, who pays it as any other order. */
export function PayLink({ link, isReturning = false }: PayLinkProps) {
  const { t } = useLanguage();
  const page = useQuery(paymentLinkQuery(link));
  const paid = useSingleMutation({ mutationFn: () => recordLinkPayment(link) });
  const recordReturn = useEffectEvent(() => paid.mutate());
  useEffect(() => {
    if (isReturning) recordReturn();
  }, [isReturning]);
  if (paid.isPending) return <Preparing />;
  if (paid.isSuccess) return <Done link={link} order={paid.data} />;
  if (link.token === '' || isApiError(page.error, 'link_expired') || isApiError(page.error, 'invalid_request')) {
    return (
      <EmptyState
        level={1}
        icon={<Link2Off aria-hidden />}
        title={t('checkout.link.over')}
        text={t('checkout.link.over_text')}
      />
    );
  }
  if (page.isPending) return <Preparing />;
  if (!page.data) return <QueryError title={t('checkout.link.failed')} query={page} level={1} />;
  if (page.data.state !== 'open') return <Placed page={page.data} />;
  return <Open link={link} page={page.data} onPaid={() => paid.mutate()} onChanged={() => void page.refetch()} />;
}

function Done({ link, order }: { link: PaymentLink; order: Awaited<ReturnType<typeof recordLinkPayment>> }) {
  const { t } = useLanguage();
  if (!order) {
    return (
      <EmptyState
        level={1}
        icon={<Hourglass aria-hidden />}
        title={t('checkout.link.processing')}
        text={t('checkout.link.processing_text')}
      />
    );
  }
  if (order.status === 'cancelled') {
    return (
      <EmptyState level={1} isUrgent title={t('checkout.link.refunded')} text={t('checkout.link.refunded_text')}>
        <ButtonLink to={paths.contact}>{t('checkout.link.contact')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      key={link.id}
      level={1}
      icon={<CircleCheck aria-hidden />}
      title={t('checkout.link.thanks')}
      text={t('checkout.link.thanks_text', { id: order.orderId })}
    >
      {order.trackingToken !== null && (
        <ButtonLink to={paths.trackedOrder(order.orderId, order.trackingToken)}>{t('checkout.track')}</ButtonLink>
      )}
    </EmptyState>
  );
}

function Placed({ page: { state, orderId } }: { page: PaymentPage }) {
  const { t } = useLanguage();
  const isOrdered = state === 'ordered';
  return (
    <EmptyState
      level={1}
      icon={isOrdered ? <CircleCheck aria-hidden /> : <Hourglass aria-hidden />}
      title={t(isOrdered ? 'checkout.link.placed' : 'checkout.link.processing')}
      text={isOrdered ? t('checkout.link.placed_text', { id: orderId ?? '' }) : t('checkout.link.processing_text')}
    />
  );
}

interface OpenProps {
  link: PaymentLink;
  page: PaymentPage;
  onPaid: () => void;
  /** What is shown is no longer what would be paid. */
  onChanged: () => void;
}

function Open({ link, page, onPaid, onChanged }: OpenProps) {
  const { t, formatPrice, language } = useLanguage();
  const [refused, setRefused] = useState<Error>();
  const begin = useSingleMutation({
    mutationFn: () => openPaymentLink({ ...link, version: page.version, amount: page.total }),
    onSuccess: ({ clientSecret }) => {
      setRefused(undefined);
      // Nothing is to pay: the order is placed.
      if (clientSecret === '') onPaid();
    },
    onError: (error) => {
      setRefused(error);
      onChanged();
    },
  });
  const refuse = (error: Error) => {
    begin.reset();
    setRefused(error);
    onChanged();
  };
  const customer = {
    customerName: page.customerName,
    customerEmail: page.customerEmail,
    customerAddress: page.customerAddress,
  };
  const { data: opened } = begin;
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="font-bold text-2xl sm:text-3xl">{t('checkout.link.title')}</h1>
      <p className="mt-2 text-muted">{t('checkout.link.text', { date: dateText(page.expiresAt, language) })}</p>
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[1.4fr_1fr]">
        <Card className="grid gap-5 p-6 sm:p-8">
          {refused && <Refused error={refused} />}
          {opened?.clientSecret ? (
            <PaymentStep
              form={customer}
              intent={{ ...opened, reference: '', total: page.total, discount: '0.00' }}
              onRefused={refuse}
              onPaid={onPaid}
              returnPath={toLinkPath(link)}
            />
          ) : (
            <>
              <Recap page={page} />
              <Button size="lg" onClick={() => begin.mutate()} isPending={begin.isPending}>
                {t('checkout.link.continue', { amount: formatPrice(page.total, page.currency) })}
              </Button>
            </>
          )}
        </Card>
        <Summary page={page} />
      </div>
    </div>
  );
}

function Refused({ error }: { error: Error }) {
  const { t } = useLanguage();
  const key = isApiError(error, 'out_of_stock')
    ? 'checkout.link.sold_out'
    : isApiError(error, 'price_changed') || isApiError(error, 'conflict')
      ? 'checkout.link.changed'
      : 'shared.error.try_again';
  return (
    <Notice tone="danger" isUrgent takesFocus title={t('shared.toast.error')}>
      {t(key)}
    </Notice>
  );
}

function Recap({ page: { customerName, customerEmail, customerAddress } }: { page: PaymentPage }) {
  const { t } = useLanguage();
  if (!customerName && !customerEmail && !customerAddress) return null;
  return (
    <div className="text-sm">
      <h2 className="mb-2 font-semibold text-lg">{t('checkout.link.for')}</h2>
      <p className="wrap-anywhere">
        <bdi>{customerName}</bdi>
      </p>
      {customerEmail && (
        <p className="wrap-anywhere text-muted">
          <bdi dir="ltr">{customerEmail}</bdi>
        </p>
      )}
      {customerAddress && (
        <p dir="auto" className="wrap-anywhere mt-2 whitespace-pre-line">
          {customerAddress}
        </p>
      )}
    </div>
  );
}

function Summary({ page }: { page: PaymentPage }) {
  const { t, formatPrice } = useLanguage();
  const price = (amount: string) => formatPrice(amount, page.currency);
  return (
    <Card className="grid gap-4 p-6 text-sm">
      <h2 className="font-semibold text-lg">{t('checkout.link.order')}</h2>
      <ul className="divide-y divide-line">
        {page.lines.map(({ name, quantity, unitPrice }, index) => (
          <li key={`${name} ${String(index)}`} className="flex justify-between gap-4 py-2.5">
            <bdi className="wrap-anywhere min-w-0">{name}</bdi>
            <bdi dir="ltr" className="tabular shrink-0">{`${quantity} × ${price(unitPrice)}`}</bdi>
          </li>
        ))}
      </ul>
      <OrderTotals totals={page.totals} total={price(page.total)} className="border-line border-t pt-3" />
    </Card>
  );
}
