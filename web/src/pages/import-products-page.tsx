import { centsFromDecimal, sellingPriceCents } from '@shopwright/contracts/money';
import { sampleSupplierItems } from '@shopwright/contracts/sample-catalogue';
import { type ReactNode, useState } from 'react';
import { useTitle } from '../components/use-title';
import { useImport } from '../features/import/api';
import { HowItWorks } from '../features/import/how-it-works';
import { isInBounds, marginFrom, marginMax, marginMin } from '../features/import/margin';
import { SampleCard } from '../features/import/sample-card';
import { useLanguage } from '../i18n/language-provider';
import { dollars } from '../lib/format';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { TextField } from '../ui/field';
import { PageHeader } from '../ui/page-header';
import { toast, toastError } from '../ui/toast-store';

export function ImportProductsPage() {
  const { t } = useLanguage();
  useTitle(t('import.title'));
  const [marginText, setMarginText] = useState('30');
  const margin = marginFrom(marginText);
  const { selected, toggle, start, isPending } = useImportSelection(margin);
  const importButton = (
    <Button onClick={start} isPending={isPending} disabled={!isInBounds(margin)}>
      {t(isPending ? 'import.pending' : 'import.button')}
    </Button>
  );
  return (
    <div className="page py-8 sm:py-10">
      <PageHeader title={t('import.title')} text={t('import.text')} />
      <Card className="mb-6 flex flex-wrap items-end justify-between gap-5 p-6">
        <div>
          <h2 className="mb-4 font-semibold text-lg">{t('import.settings')}</h2>
          <TextField
            label={t('import.margin')}
            type="number"
            min={marginMin}
            max={marginMax}
            value={marginText}
            onChange={(event) => setMarginText(event.target.value)}
            error={isInBounds(margin) ? undefined : t('import.bounds', { min: marginMin, max: marginMax })}
            className="max-w-60"
          />
        </div>
        {selected.length === 0 && importButton}
      </Card>
      <SelectionBar selected={selected} margin={margin}>
        {importButton}
      </SelectionBar>
      <ul className="mb-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {sampleSupplierItems.map((item) => (
          <li key={item.id}>
            <SampleCard
              item={item}
              margin={margin}
              isSelected={selected.includes(item.id)}
              onToggle={() => toggle(item.id)}
            />
          </li>
        ))}
      </ul>
      <HowItWorks />
    </div>
  );
}

/** Which of the supplier's items are chosen, and their import. */
function useImportSelection(margin: number) {
  const { t } = useLanguage();
  const [selected, setSelected] = useState<string[]>([]);
  const run = useImport();
  const toggle = (id: string) =>
    setSelected((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  const start = () => {
    if (selected.length === 0) {
      toastError(t('import.none_selected'), t('import.none_selected_text'));
      return;
    }
    run.mutate(
      { productIds: selected, margin },
      {
        onSuccess: ({ imported, failed }) => {
          setSelected([]);
          const outcome = t('import.done_text', { count: imported });
          const rejected = failed.length === 0 ? '' : ` ${t('import.skipped', { count: failed.length })}`;
          toast(t('import.done'), outcome + rejected);
        },
        onError: () => toastError(t('import.failed'), t('import.failed_text')),
      },
    );
  };
  return { selected, toggle, start, isPending: run.isPending };
}

interface SelectionBarProps {
  selected: string[];
  margin: number;
  children: ReactNode;
}

/** Stays in sight while items are chosen: how many, and what they would earn. */
function SelectionBar({ selected, margin, children }: SelectionBarProps) {
  const { t } = useLanguage();
  const profitCents = sampleSupplierItems
    .filter(({ id }) => selected.includes(id))
    .map(({ cost }) => centsFromDecimal(cost))
    .reduce((sum, costCents) => sum + sellingPriceCents(costCents, margin) - costCents, 0);
  return (
    <div aria-live="polite" className="sticky top-20 z-20 lg:top-30">
      {selected.length > 0 && (
        <Card className="mb-6 flex flex-wrap items-center justify-between gap-4 border-primary bg-primary-soft p-5 text-primary-ink shadow-lift">
          <div>
            <p className="font-semibold">{t('import.selected', { count: selected.length })}</p>
            <p className="tabular text-sm">{t('import.total_profit', { total: dollars(profitCents) })}</p>
          </div>
          {children}
        </Card>
      )}
    </div>
  );
}
