import type { PriceQuote } from '@shopwright/contracts/http/quotes';
import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import type { MessageKey } from '../../../i18n/messages';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { findRefusal, type QuoteState } from './use-quote';

type Reason = PriceQuote['refused'][number]['reason'];

const texts: Partial<Record<Reason, MessageKey>> = {
  used_up: 'checkout.code.used_up',
  used_by_customer: 'checkout.code.used_by_customer',
  not_for_customer: 'checkout.code.not_for_customer',
  sign_in_needed: 'checkout.code.sign_in_needed',
  email_needed: 'checkout.code.email_needed',
  not_begun: 'checkout.code.not_begun',
  ended: 'checkout.code.ended',
  no_matching_products: 'checkout.code.no_matching_products',
  below_minimum_amount: 'checkout.code.below_minimum_amount',
  below_minimum_quantity: 'checkout.code.below_minimum_quantity',
  nothing_to_ship: 'checkout.code.nothing_to_ship',
  nothing_to_discount: 'checkout.code.nothing_to_discount',
  not_combinable: 'checkout.code.not_combinable',
};

/** Takes discount codes, and says of each whether it applies, and why not. */
export function CodeField({ quote: state }: { quote: QuoteState }) {
  const { t } = useLanguage();
  const [text, setText] = useState('');
  const { codes, addCode, removeCode, quote, isBehind } = state;
  const apply = () => {
    const code = text.trim();
    if (code === '') return;
    addCode(code.slice(0, 40));
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Not the form around it: the code is to be seen before the payment begins.
    event.preventDefault();
    apply();
  };
  return (
    <div className="grid gap-3">
      <div className="flex items-end gap-3">
        <TextField
          label={t('checkout.code.label')}
          className="min-w-0 flex-1"
          value={text}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="secondary" className="h-11" onClick={apply} disabled={text.trim() === ''}>
          {t('checkout.code.apply')}
        </Button>
      </div>
      <ul aria-live="polite" className="grid gap-2 empty:hidden">
        {codes.map((code) => {
          const refusal = findRefusal(quote, code);
          return (
            <li key={code} className="flex items-center justify-between gap-3 rounded-control bg-sunken ps-4 text-sm">
              <span className="min-w-0 py-2">
                <bdi className="font-medium">{code}</bdi>{' '}
                {refusal ? (
                  <span className="text-danger">{t(texts[refusal.reason] ?? 'checkout.code.unknown')}</span>
                ) : (
                  !isBehind && <span className="text-success-ink">{t('checkout.code.applied')}</span>
                )}
              </span>
              <Button variant="ghost" aria-label={t('checkout.code.remove', { code })} onClick={() => removeCode(code)}>
                <X size={16} aria-hidden />
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
