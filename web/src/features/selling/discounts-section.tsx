import { type Discount, exportDiscounts } from '@shopwright/contracts/http/discounts';
import { toStoreDay } from '@shopwright/contracts/store-day';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Copy, Plus } from 'lucide-react';
import { useState } from 'react';
import { ExportMenu } from '../../components/export-menu';
import { QueryList } from '../../components/query-list';
import { dateText, numberFormat } from '../../i18n/formatters';
import { type LanguageContext, useLanguage } from '../../i18n/language-provider';
import { useStoreSettings } from '../../lib/queries/store-settings';
import { useMay } from '../../lib/use-may';
import { Badge, type Tone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { cardClass } from '../../ui/card';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { toast, toastError } from '../../ui/toast-store';
import { discountsQuery, useDeleteDiscount } from './api';
import { DiscountDialog } from './discount-dialog';
import { type DiscountState, discountState } from './discount-form';
import { ItemActions } from './item-actions';

/** The discounts, newest first. */
export function DiscountsSection() {
  const { t } = useLanguage();
  const query = useInfiniteQuery(discountsQuery);
  const [open, setOpen] = useState<{ discount?: Discount } | null>(null);
  const [doomed, setDoomed] = useState<Discount | null>(null);
  const remove = useDeleteDiscount();
  const mayWrite = useMay()('discounts:write');
  const add = mayWrite && (
    <Button onClick={() => setOpen({})}>
      <Plus size={16} aria-hidden />
      {t('selling.discount_add')}
    </Button>
  );
  const removeDoomed = () =>
    doomed &&
    remove.mutate(doomed, {
      onSuccess: () => toast(t('selling.saved'), t('selling.discount_deleted')),
      onError: () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
      onSettled: () => setDoomed(null),
    });
  return (
    <div className="grid max-w-4xl gap-5">
      {query.data && query.data.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {add}
          <ExportMenu endpoint={exportDiscounts} />
        </div>
      )}
      <QueryList
        query={query}
        failed={t('selling.discounts_failed')}
        placeholder={<Skeleton className="h-60 rounded-card" />}
        empty={
          <EmptyState title={t('selling.discounts_none')} text={t('selling.discounts_none_text')}>
            {add}
          </EmptyState>
        }
        className={`divide-y divide-line ${cardClass}`}
        rowClass="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-5 sm:px-6"
      >
        {(discount) => (
          <>
            <DiscountFacts discount={discount} />
            {mayWrite && (
              <ItemActions
                name={discount.name}
                onEdit={() => setOpen({ discount })}
                onDelete={() => setDoomed(discount)}
              />
            )}
          </>
        )}
      </QueryList>
      {open && <DiscountDialog discount={open.discount} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        isOpen={doomed !== null}
        onClose={() => setDoomed(null)}
        title={t('selling.delete_title', { name: doomed?.name ?? '' })}
        text={t('selling.delete_text')}
        confirmLabel={t('selling.delete')}
        cancelLabel={t('shared.dialog.cancel')}
        onConfirm={removeDoomed}
        isPending={remove.isPending}
        isDangerous
      />
    </div>
  );
}

const tones: Record<DiscountState, Tone> = {
  active: 'success',
  scheduled: 'info',
  ended: 'neutral',
  used_up: 'neutral',
  off: 'neutral',
};

function DiscountFacts({ discount }: { discount: Discount }) {
  const language = useLanguage();
  const { t } = language;
  const timeZone = useStoreSettings()?.timeZone ?? 'UTC';
  const state = discountState(discount, toStoreDay(new Date(), timeZone));
  const { code, usesMax } = discount;
  const uses = discount.uses.toLocaleString(language.language);
  const copy = async () => {
    await navigator.clipboard.writeText(code ?? '');
    toast(t('selling.code_copied'), code ?? '');
  };
  return (
    <div className="min-w-0 flex-1 basis-56 text-sm">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <bdi className="wrap-anywhere">{discount.name}</bdi>
        <Badge tone={tones[state]}>{t(`selling.state_${state}`)}</Badge>
      </p>
      {code === null ? (
        <p>{t('selling.automatic')}</p>
      ) : (
        <p className="flex items-center gap-1">
          <bdi className="wrap-anywhere font-mono">{code}</bdi>
          <Button variant="ghost" size="icon" aria-label={t('selling.copy_code', { code })} onClick={copy}>
            <Copy size={16} aria-hidden />
          </Button>
        </p>
      )}
      <p className="text-muted">
        {[
          effectText(discount, language),
          periodText(discount, language),
          usesMax === null
            ? t('selling.uses', { uses })
            : t('selling.uses_of', { uses, max: usesMax.toLocaleString(language.language) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}

function effectText({ effect, target }: Discount, { t, formatPrice, language }: LanguageContext): string {
  const on = t(`selling.target_${target.type}`);
  const percent = numberFormat(`${language}-u-nu-latn`, { style: 'percent', maximumFractionDigits: 3 });
  const off = (amount: string) => t('selling.amount_off', { amount });
  switch (effect.kind) {
    case 'percentage':
      return `${off(percent.format(Number(effect.rate) / 100))} · ${on}`;
    case 'amount':
      return `${off(formatPrice(effect.amount))} · ${on}`;
    case 'free_shipping':
      return t('selling.effect_free_shipping');
    case 'buy_x_get_y':
      return `${t('selling.buy_get', { buy: effect.buy, get: effect.get })} · ${off(percent.format(Number(effect.rate) / 100))}`;
  }
}

function periodText({ firstDay, lastDay }: Discount, { language }: LanguageContext): string {
  if (firstDay === undefined && lastDay === undefined) return '';
  const day = (text: string | undefined) => (text === undefined ? '' : dateText(`${text}T12:00:00Z`, language));
  return `${day(firstDay)}–${day(lastDay)}`;
}
