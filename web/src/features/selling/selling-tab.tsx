import type { SellingSettings } from '@shopwright/contracts/http/selling';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { QueryError } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import { sellingParts, sellingPath } from '../../lib/paths';
import { sellingSettingsQuery } from '../../lib/queries/selling';
import { SavedViews } from '../../ui/saved-views';
import { Skeleton } from '../../ui/skeleton';
import { Calculator } from './calculator';
import { DiscountsSection } from './discounts-section';
import { ShippingSection } from './shipping-section';
import { TaxSection } from './tax-section';

/** What an order costs beside its products. Staff change it too. */
export function SellingTab() {
  const { t } = useLanguage();
  const [params] = useSearchParams();
  const query = useQuery(sellingSettingsQuery);
  const part = sellingParts.find((each) => each === params.get('part')) ?? 'shipping';
  return (
    <>
      <div className="mb-6">
        <SavedViews
          label={t('selling.tab')}
          views={sellingParts.map((each) => ({
            to: sellingPath(each),
            label: t(`selling.part_${each}`),
            isCurrent: each === part,
          }))}
        />
      </div>
      {query.isPending ? (
        <Skeleton className="h-80 max-w-4xl rounded-card" />
      ) : !query.data ? (
        <QueryError title={t('selling.failed')} query={query} />
      ) : (
        <Section part={part} settings={query.data} />
      )}
    </>
  );
}

function Section({ part, settings }: { part: (typeof sellingParts)[number]; settings: SellingSettings }) {
  return (
    <>
      {part === 'shipping' && <ShippingSection settings={settings} />}
      {part === 'tax' && <TaxSection settings={settings} />}
      {part === 'discounts' && <DiscountsSection />}
      <Calculator />
    </>
  );
}
