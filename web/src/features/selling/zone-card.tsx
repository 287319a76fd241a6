import { Plus } from 'lucide-react';
import { type LanguageContext, useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import type { ShippingRate, Zone } from './api';
import { ItemActions } from './item-actions';
import { placesText } from './place-names';

interface ZoneCardProps {
  zone: Zone;
  onEdit: () => void;
  onDelete: () => void;
  /** Without one, adds a rate. */
  onEditRate: (rate?: ShippingRate) => void;
  onDeleteRate: (rate: ShippingRate) => void;
}

/** A shipping zone with its rates. */
export function ZoneCard({ zone, onEdit, onDelete, onEditRate, onDeleteRate }: ZoneCardProps) {
  const language = useLanguage();
  const { t } = language;
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-4 p-5 sm:px-6">
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="font-semibold">
            <bdi>{zone.name}</bdi>
          </h3>
          <p className="text-muted text-sm">{placesText(zone.places, language.language, t)}</p>
        </div>
        <ItemActions name={zone.name} onEdit={onEdit} onDelete={onDelete} />
      </div>
      <ul className="divide-y divide-line border-line border-t">
        {zone.rates.map((rate) => (
          <li key={rate.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 sm:px-6">
            <div className="min-w-0 flex-1 basis-56 text-sm">
              <p className="font-medium">
                <bdi>{rate.name}</bdi>
              </p>
              <p className="text-muted">{rateText(rate, language)}</p>
            </div>
            <ItemActions name={rate.name} onEdit={() => onEditRate(rate)} onDelete={() => onDeleteRate(rate)} />
          </li>
        ))}
      </ul>
      <div className="grid gap-3 border-line border-t p-4 sm:px-6">
        {zone.rates.length === 0 && <Notice tone="warning">{t('selling.zone_without_rates')}</Notice>}
        <span>
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('selling.rate_add_to', { name: zone.name })}
            onClick={() => onEditRate()}
          >
            <Plus size={16} aria-hidden />
            {t('selling.rate_add')}
          </Button>
        </span>
      </div>
    </Card>
  );
}

/** "€4.90 · free over €50.00 · 2–4 days" */
function rateText({ price, freeOver, daysFrom, daysTo }: ShippingRate, { t, formatPrice }: LanguageContext): string {
  const days = [...new Set([daysFrom, daysTo].filter((day) => day !== undefined))];
  const amounts = 'bands' in price ? price.bands.map(({ amount }) => formatPrice(amount)) : [formatPrice(price.amount)];
  return [
    [amounts.join(' / '), price.type === 'flat' ? '' : `(${t(`selling.price_${price.type}`)})`].join(' ').trim(),
    freeOver !== undefined && t('selling.free_over_amount', { amount: formatPrice(freeOver) }),
    days.length > 0 && t('selling.days', { days: days.join('–'), count: days.at(-1) ?? 0 }),
  ]
    .filter(Boolean)
    .join(' · ');
}
