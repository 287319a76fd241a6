import type { PriceChange, Shortage } from '@shopwright/contracts/http/orders';
import { centsFromDecimal, totalCents } from '@shopwright/contracts/money';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { useCart } from '../cart/cart-store';
import { applyPrices, applyShortage } from '../cart/correct-cart';
import { changedPrices, isAboutShipping, type Problem } from './problems';
import { leastCents } from './reward-choice';
import type { useCheckout } from './use-checkout';

interface CheckoutProblemProps {
  checkout: ReturnType<typeof useCheckout>;
  /** The discount of the chosen reward. */
  discountCents: number;
}

/** Shows why the payment could not be started, where the customer can do something about it. */
export function CheckoutProblem({ checkout, discountCents }: CheckoutProblemProps) {
  const { problem, error, form, isStarting } = checkout;
  const retry = () => form && checkout.start(form);
  switch (problem?.kind) {
    case 'price_changed':
      if (problem.change.quote) return <NewPrice total={problem.change.total} />;
      return (
        <PriceChangePanel
          details={problem.change}
          discountCents={discountCents}
          isPending={isStarting}
          onResolved={retry}
        />
      );
    case 'out_of_stock':
      return <ShortagePanel details={problem.shortage} isPending={isStarting} onResolved={retry} />;
    case 'reward_refused':
      if (!form) return null;
      return (
        <RewardRefusedPanel
          reason={problem.reason}
          isPending={isStarting}
          onGoOn={() => checkout.startWithoutReward(form)}
        />
      );
    case 'already_paid':
      return checkout.paidOrder === undefined ? null : <PaidAlready orderId={checkout.paidOrder} />;
    case 'too_many':
      return <NotStarted isBusy />;
    case undefined:
      return error && !isAboutShipping(error) ? <NotStarted /> : null;
    default:
      return null;
  }
}

function PaidAlready({ orderId }: { orderId: number }) {
  const { t } = useLanguage();
  return (
    <Notice tone="success" isUrgent takesFocus title={t('checkout.already_paid', { id: orderId })} className="mb-6">
      <p className="mt-0.5">{t('checkout.already_paid_text')}</p>
    </Notice>
  );
}

/** `isBusy` where too many checkouts are open, so that trying again immediately does not help. */
function NotStarted({ isBusy = false }: { isBusy?: boolean }) {
  const { t } = useLanguage();
  const title = t(isBusy ? 'checkout.busy' : 'checkout.init_failed');
  return (
    <Notice tone="danger" isUrgent takesFocus title={title} className="mb-6">
      <p className="mt-0.5">{t(isBusy ? 'checkout.busy_text' : 'checkout.not_started')}</p>
    </Notice>
  );
}

interface PanelProps<Details> {
  details: Details;
  isPending: boolean;
  /** Called once the cart has what the server offers. */
  onResolved: () => void;
}

interface PriceChangePanelProps extends PanelProps<PriceChange> {
  /** The reward's discount on the new total. */
  discountCents: number;
}

function PriceChangePanel({ details, discountCents, isPending, onResolved }: PriceChangePanelProps) {
  const { t, formatPrice } = useLanguage();
  const { items } = useCart();
  const sumCents = totalCents(details.items);
  const accept = () => {
    applyPrices(details);
    onResolved();
  };
  return (
    <Notice tone="warning" isUrgent takesFocus title={t('checkout.price_change.title')} className="mb-6">
      <ul className="mt-3 grid gap-2">
        {changedPrices(items, details).map(({ productId, name, oldCents, newCents }) => (
          <li key={productId} className="flex flex-wrap justify-between gap-x-4">
            <bdi>{name}</bdi>
            <span className="tabular">
              <span className="sr-only">{t('checkout.price_change.old')}</span> <del>{formatPrice(oldCents)}</del>{' '}
              <span className="sr-only">{t('checkout.price_change.new')}</span>{' '}
              <ins className="font-semibold no-underline">{formatPrice(newCents)}</ins>
            </span>
          </li>
        ))}
      </ul>
      <p className="tabular mt-3 font-semibold">
        {t('checkout.price_change.total', { total: formatPrice(sumCents - discountCents) })}
      </p>
      <Button className="mt-4" onClick={accept} isPending={isPending}>
        {t('checkout.price_change.accept')}
      </Button>
    </Notice>
  );
}

/** Beside the choices, which show the new quote: pressing Continue again accepts it. */
function NewPrice({ total }: { total: string }) {
  const { t, formatPrice } = useLanguage();
  return (
    <Notice tone="warning" isUrgent takesFocus title={t('checkout.price_change.title')} className="mb-6">
      <p className="tabular mt-1">
        {t('checkout.price_change.total', { total: formatPrice(centsFromDecimal(total)) })}
      </p>
    </Notice>
  );
}

function ShortagePanel({ details, isPending, onResolved }: PanelProps<Shortage>) {
  const { t } = useLanguage();
  const { items } = useCart();
  const isShort = (productId: number, available: number) =>
    items.some(({ product, quantity }) => product.id === productId && quantity > available);
  const open = details.items.filter(({ productId, available }) => isShort(productId, available));
  /** In the visitor's language, as in their cart. */
  const nameOf = (productId: number) => items.find(({ product }) => product.id === productId)?.product.name;
  if (open.length === 0) return null;
  const resolve = (item: Shortage['items'][number]) => {
    applyShortage({ items: [item] });
    if (open.length === 1 && useCart.getState().items.length > 0) onResolved();
  };
  return (
    <Notice tone="warning" isUrgent takesFocus title={t('checkout.shortage.title')} className="mb-6">
      <ul className="mt-3 grid gap-3">
        {open.map((item) => (
          <li key={item.productId} className="flex flex-wrap items-center justify-between gap-3">
            <div>
              <bdi className="block font-medium">{nameOf(item.productId) ?? item.name}</bdi>
              {item.available > 0
                ? t('checkout.shortage.left', { available: item.available })
                : t('checkout.shortage.none')}
            </div>
            <Button size="sm" variant="secondary" onClick={() => resolve(item)} disabled={isPending}>
              {item.available > 0
                ? t('checkout.shortage.reduce', { available: item.available })
                : t('checkout.shortage.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type Reason = Extract<Problem, { kind: 'reward_refused' }>['reason'];

const texts: Record<Reason, MessageKey> = {
  in_use: 'checkout.reward.in_use',
  not_usable: 'checkout.reward.not_usable',
  signed_out: 'checkout.reward.signed_out',
};

interface RewardRefusedPanelProps {
  reason: Reason;
  isPending: boolean;
  onGoOn: () => void;
}

function RewardRefusedPanel({ reason, isPending, onGoOn }: RewardRefusedPanelProps) {
  const { t, formatPrice } = useLanguage();
  return (
    <Notice tone="warning" isUrgent takesFocus title={t('checkout.reward.not_applied')} className="mb-6">
      <p className="mt-1">{t(texts[reason], { least: formatPrice(leastCents) })}</p>
      <Button className="mt-4" onClick={onGoOn} isPending={isPending}>
        {t('checkout.reward.continue_without')}
      </Button>
    </Notice>
  );
}
