import type { PriceQuote } from '@shopwright/contracts/http/quotes';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { daysText } from '../../../components/delivery-note';
import { useLanguage } from '../../../i18n/language-provider';
import { Notice } from '../../../ui/notice';
import { RadioGroup } from '../../../ui/radio-group';
import { findRefusal, type QuoteState } from './use-quote';

type Choice = PriceQuote['shippingChoices'][number];

/** How the order reaches the customer: what it costs and how long it takes, before anything is paid. */
export function ShippingChoices({ quote: state }: { quote: QuoteState }) {
  const { t } = useLanguage();
  const { quote, rateId, chooseRate } = state;
  if (!quote?.needsShipping) return null;
  const hasNone = findRefusal(quote)?.reason === 'no_rate';
  return (
    <div className="grid gap-3" aria-live="polite">
      {hasNone && <Notice tone="warning">{t('checkout.selling.no_rate')}</Notice>}
      {!hasNone && quote.shippingChoices.length === 0 && (
        <p className="rounded-control bg-sunken px-4 py-3 text-muted text-sm">{t('checkout.selling.address_first')}</p>
      )}
      {quote.shippingChoices.length > 0 && (
        <RadioGroup
          label={t('checkout.selling.method')}
          value={rateId ?? null}
          onChange={chooseRate}
          options={quote.shippingChoices.map((choice) => ({
            value: choice.id,
            label: <ChoiceLabel choice={choice} />,
            hint: <ChoiceHint choice={choice} />,
          }))}
        />
      )}
    </div>
  );
}

function ChoiceLabel({ choice: { name, price, discount } }: { choice: Choice }) {
  const { t, formatPrice } = useLanguage();
  const cents = centsFromDecimal(price) - centsFromDecimal(discount);
  return (
    <span className="flex flex-wrap justify-between gap-x-4">
      <bdi>{name}</bdi>
      <span className="tabular">
        {cents < centsFromDecimal(price) && (
          <>
            <del className="font-normal opacity-75">
              <bdi>{formatPrice(centsFromDecimal(price))}</bdi>
            </del>{' '}
          </>
        )}
        <bdi>{cents === 0 ? t('checkout.selling.free') : formatPrice(cents)}</bdi>
      </span>
    </span>
  );
}

function ChoiceHint({ choice: { type, daysFrom = 0, daysTo, address, hours } }: { choice: Choice }) {
  const { t } = useLanguage();
  if (type === 'pickup') {
    return (
      <span className="whitespace-pre-line">
        {t('checkout.selling.pickup')}: <bdi>{[address, hours].filter(Boolean).join('\n')}</bdi>
      </span>
    );
  }
  if (daysTo === undefined) return null;
  return daysText({ from: daysFrom, to: daysTo }, t);
}
