import { countryName } from '@shopwright/contracts/country-names';
import type { SellingSettings } from '@shopwright/contracts/http/selling';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Permitted } from '../../components/permitted';
import { useLanguage } from '../../i18n/language-provider';
import { percentText } from '../../lib/format';
import { useStoreSettings } from '../../lib/queries/store-settings';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import type { Tax, TaxRate } from './api';
import { type Change, ChangeDialog } from './change-dialog';
import { PresetsDialog } from './presets-dialog';
import { TaxDialog } from './tax-dialog';
import { TaxRateDialog } from './tax-rate-dialog';
import { TaxRates } from './tax-rates';

type Open =
  | { type: 'tax' }
  | { type: 'presets' }
  | { type: 'rate'; rate?: TaxRate }
  | { type: 'change'; change: Change };

/** How the store charges tax, and its rates. */
export function TaxSection({ settings }: { settings: SellingSettings }) {
  const { t } = useLanguage();
  const country = useStoreSettings()?.country ?? '';
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { tax } = settings;
  return (
    <>
      {tax ? (
        <TaxOverview tax={tax} onOpen={setOpen} />
      ) : (
        <EmptyState title={t('selling.tax_none')} text={t('selling.tax_none_text')}>
          <Permitted to="selling:write">
            <Button onClick={() => setOpen({ type: 'tax' })}>{t('selling.tax_setup')}</Button>
          </Permitted>
        </EmptyState>
      )}
      {open?.type === 'tax' && <TaxDialog settings={settings} country={country} onClose={close} />}
      {tax && open?.type === 'rate' && (
        <TaxRateDialog settings={{ ...settings, tax }} rate={open.rate} onClose={close} />
      )}
      {tax && open?.type === 'presets' && <PresetsDialog settings={{ ...settings, tax }} onClose={close} />}
      {open?.type === 'change' && <ChangeDialog settings={settings} change={open.change} onClose={close} />}
    </>
  );
}

function TaxOverview({ tax, onOpen }: { tax: Tax; onOpen: (open: Open) => void }) {
  const { t, language } = useLanguage();
  const facts = [
    countryName(tax.origin.country, language),
    t(tax.pricesIncludeTax ? 'selling.prices_include' : 'selling.prices_exclude'),
    t(tax.basis === 'origin' ? 'selling.basis_origin' : 'selling.basis_destination'),
    tax.isOssRegistered && t('selling.oss'),
    tax.hasReverseCharge && t('selling.reverse_charge'),
  ].filter((fact) => fact !== false);
  const askToDelete = (rate: TaxRate) =>
    onOpen({
      type: 'change',
      change: {
        title: t('selling.delete_title', { name: `${rate.name} ${percentText(rate.rate, language)}` }),
        text: t('selling.delete_text'),
        confirmLabel: t('selling.delete'),
        apply: ({ tax: now }) => ({ tax: now && { ...now, rates: now.rates.filter(({ id }) => id !== rate.id) } }),
      },
    });
  const askToTurnOff = () =>
    onOpen({
      type: 'change',
      change: {
        title: t('selling.tax_off_title'),
        text: t('selling.tax_off_text'),
        confirmLabel: t('selling.turn_off'),
        apply: () => ({ tax: null }),
      },
    });
  return (
    <div className="grid max-w-4xl gap-5">
      <Card className="flex flex-wrap items-start justify-between gap-4 p-5 sm:px-6">
        <ul className="min-w-0 flex-1 basis-56 space-y-1 text-sm">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <Permitted to="selling:write">
          <span className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={() => onOpen({ type: 'tax' })}>
              {t('selling.tax_edit')}
            </Button>
            <Button variant="danger" size="sm" onClick={askToTurnOff}>
              {t('selling.tax_off')}
            </Button>
          </span>
        </Permitted>
      </Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold text-lg">{t('selling.rates')}</h3>
        <Permitted to="selling:write">
          <span className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => onOpen({ type: 'presets' })}>
              {t('selling.presets')}
            </Button>
            <Button variant="secondary" onClick={() => onOpen({ type: 'rate' })}>
              <Plus size={16} aria-hidden />
              {t('selling.tax_rate_add')}
            </Button>
          </span>
        </Permitted>
      </div>
      <TaxRates tax={tax} onEdit={(rate) => onOpen({ type: 'rate', rate })} onDelete={askToDelete} />
    </div>
  );
}
