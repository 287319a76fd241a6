import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ReadOnlyNotice, ReadOnlyUnless } from '../../components/permitted';
import { QueryError } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import { sellingParts, sellingPath } from '../../lib/paths';
import { sellingSettingsQuery } from '../../lib/queries/selling';
import { meQuery } from '../../lib/queries/session';
import { maySeeSettings } from '../../lib/settings-tabs';
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
  const { data: user } = useQuery(meQuery);
  const parts = sellingParts.filter((each) => maySeeSettings(user, each));
  const part = parts.find((each) => each === params.get('part')) ?? parts[0];
  return (
    <>
      {parts.length > 1 && (
        <div className="mb-6">
          <SavedViews
            label={t('selling.tab')}
            views={parts.map((each) => ({
              to: sellingPath(each),
              label: t(`selling.part_${each}`),
              isCurrent: each === part,
            }))}
          />
        </div>
      )}
      {part === 'discounts' ? <DiscountsSection /> : part && <Terms part={part} />}
      <Calculator />
    </>
  );
}

/** Shipping or tax. */
function Terms({ part }: { part: 'shipping' | 'tax' }) {
  const { t } = useLanguage();
  const query = useQuery(sellingSettingsQuery);
  if (query.isPending) return <Skeleton className="h-80 max-w-4xl rounded-card" />;
  if (!query.data) return <QueryError title={t('selling.failed')} query={query} />;
  return (
    <>
      <ReadOnlyNotice permission="selling:write" />
      {part === 'shipping' ? (
        <ReadOnlyUnless permission="selling:write" isSilent>
          <ShippingSection settings={query.data} />
        </ReadOnlyUnless>
      ) : (
        <TaxSection settings={query.data} />
      )}
    </>
  );
}
