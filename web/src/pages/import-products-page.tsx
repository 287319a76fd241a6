import type { ImportProgress } from '@shopwright/contracts/http/suppliers';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { sellingPriceCents } from '@shopwright/contracts/price-rules';
import { sampleSupplierItems } from '@shopwright/contracts/sample-catalogue';
import { useQuery } from '@tanstack/react-query';
import { PiggyBank, ShoppingCart, Truck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { MarkupHint } from '../components/markup-hint';
import { Permitted } from '../components/permitted';
import { TitledPage } from '../components/titled-page';
import { getImport, importedProductsQuery, importProducts } from '../features/import/api';
import { FileImportCard } from '../features/import/file-import-card';
import { SampleCard } from '../features/import/sample-card';
import { useLanguage } from '../i18n/language-provider';
import type { MessageKey } from '../i18n/messages';
import { productsKey } from '../lib/queries/products';
import { queryClient } from '../lib/query-client';
import { useUnsavedChanges } from '../lib/unsaved-changes';
import { useMay } from '../lib/use-may';
import { useSingleMutation } from '../lib/use-single-mutation';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { TextField } from '../ui/field';
import { FeatureTile } from '../ui/stat-card';
import { dismissErrorToast, toast, toastError } from '../ui/toast-store';

export function ImportProductsPage() {
  const { t } = useLanguage();
  return (
    <TitledPage title={t('import.title')} text={t('import.text')}>
      <FileImportCard />
      <Permitted to="suppliers:write">
        <SampleImport />
      </Permitted>
    </TitledPage>
  );
}

/** Imports products of the sample supplier. */
function SampleImport() {
  const { t } = useLanguage();
  const may = useMay();
  const [marginText, setMarginText] = useState(String(marginFallback));
  const [usedMargin, setUsedMargin] = useState(marginText);
  const margin = marginFrom(marginText);
  useUnsavedChanges(marginText !== usedMargin);
  const { data: imported = [] } = useQuery({ ...importedProductsQuery, enabled: may('suppliers:read') });
  const { selected, toggle, start, isPending } = useImportSelection(margin, imported, () => setUsedMargin(marginText));
  const importButton = (
    <Button onClick={start} isPending={isPending} disabled={!isInBounds(margin)}>
      {t(isPending ? 'import.pending' : 'import.button')}
    </Button>
  );
  return (
    <>
      <Card className="mb-6 flex flex-wrap items-end justify-between gap-5 p-6">
        <div>
          <h2 className="mb-4 font-semibold text-lg">{t('import.settings')}</h2>
          <TextField
            label={t('import.margin')}
            hint={<MarkupHint percent={margin} />}
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
              isImported={imported.includes(item.id)}
              onToggle={() => toggle(item.id)}
            />
          </li>
        ))}
      </ul>
      <HowItWorks />
    </>
  );
}

/** Keeps the chosen items of the supplier and imports them. `inStore` are those that were imported before. */
function useImportSelection(margin: number, inStore: string[], onImported: () => void) {
  const { t } = useLanguage();
  const [selected, setSelected] = useState<string[]>([]);
  const run = useImport();
  const toggle = (id: string) => {
    dismissErrorToast();
    setSelected((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  };
  const start = () => {
    if (selected.length === 0) {
      toastError(t('import.none_selected'), t('import.none_selected_text'));
      return;
    }
    run.mutate(
      { productIds: selected, margin },
      {
        onSuccess: ({ state, imported, failed }) => {
          setSelected([]);
          onImported();
          if (state !== 'completed') {
            toast(t('import.goes_on'), t('import.goes_on_text'));
            return;
          }
          const isRejected = (id: string) => failed.some(({ productId }) => productId === id);
          const refreshed = selected.filter((id) => inStore.includes(id) && !isRejected(id)).length;
          const created = imported - refreshed;
          const texts = [
            created > 0 && t('import.done_text', { count: created }),
            refreshed > 0 && t('import.refreshed', { count: refreshed }),
            failed.length > 0 && t('import.skipped', { count: failed.length }),
          ];
          toast(t('import.done'), texts.filter(Boolean).join(' '));
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
  const { t, formatPrice } = useLanguage();
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
            <p className="tabular text-sm">{t('import.total_profit', { total: formatPrice(profitCents) })}</p>
          </div>
          {children}
        </Card>
      )}
    </div>
  );
}

const steps: { icon: typeof Truck; title: MessageKey; text: MessageKey }[] = [
  { icon: ShoppingCart, title: 'import.step_orders', text: 'import.step_orders_text' },
  { icon: Truck, title: 'import.step_fulfil', text: 'import.step_fulfil_text' },
  { icon: PiggyBank, title: 'import.step_profit', text: 'import.step_profit_text' },
];

function HowItWorks() {
  const { t } = useLanguage();
  return (
    <Card className="p-6 sm:p-8">
      <h2 className="font-semibold text-lg">{t('import.how')}</h2>
      <ol className="mt-6 grid gap-6 lg:grid-cols-3">
        {steps.map(({ icon, title, text }) => (
          <FeatureTile key={title} icon={icon} title={t(title)} text={t(text)} />
        ))}
      </ol>
    </Card>
  );
}

const pauseMs = 1000;
const roundsMax = 60;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const isImportFinished = ({ state }: ImportProgress) => state === 'completed' || state === 'failed';

/** Starts an import and waits for its job, which may outlast the first response. */
async function importAndWait(productIds: string[], profitMargin: number, pause = sleep): Promise<ImportProgress> {
  let progress = await importProducts({ supplierType: 'aliexpress', productIds, profitMargin });
  for (let round = 0; !isImportFinished(progress) && round < roundsMax; round += 1) {
    await pause(pauseMs);
    progress = await getImport(progress.jobId);
  }
  if (progress.state === 'failed') throw new Error('the import failed');
  return progress;
}

const useImport = () =>
  useSingleMutation({
    mutationFn: ({ productIds, margin }: { productIds: string[]; margin: number }) => importAndWait(productIds, margin),
    onSuccess: () =>
      Promise.all(
        [productsKey, ['inventory'], ['categories'], importedProductsQuery.queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });

const marginMin = 10;
const marginMax = 200;
const marginFallback = 30;

/** Parses a margin; 30 for anything that is no number. The field and the server check the bounds. */
export function marginFrom(text: string): number {
  const margin = Number.parseInt(text, 10);
  return Number.isNaN(margin) ? marginFallback : margin;
}

export const isInBounds = (margin: number): boolean => margin >= marginMin && margin <= marginMax;
