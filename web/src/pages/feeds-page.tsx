import { listCountries } from '@shopwright/contracts/country-names';
import { type FeedFormat, feedFormats } from '@shopwright/contracts/http/feeds';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Permitted } from '../components/permitted';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { feedsQuery, type Market, useRotateKey } from '../features/marketing/feeds/api';
import { FeedCard } from '../features/marketing/feeds/feed-card';
import { FeedProblems } from '../features/marketing/feeds/feed-problems';
import { useLanguage } from '../i18n/language-provider';
import { languageNames } from '../i18n/languages';
import { withParam } from '../lib/address-params';
import { useStoreSettings } from '../lib/queries/store-settings';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { SelectField } from '../ui/field';
import { ListBar } from '../ui/list-bar';
import { Notice } from '../ui/notice';
import { SavedViews } from '../ui/saved-views';
import { ListSkeleton } from '../ui/skeleton';

/** Both files of Google have the same items. */
const readers = [
  { name: 'google', format: 'google.xml' },
  { name: 'meta', format: 'meta.csv' },
  { name: 'acp', format: 'acp.jsonl' },
] as const satisfies { name: string; format: FeedFormat }[];

/** The addresses at which Google, Meta and agents fetch the products, and what they would refuse. */
export function FeedsPage() {
  const { t, language } = useLanguage();
  const feeds = useQuery(feedsQuery);
  const [params] = useSearchParams();
  const reader = readers.find(({ name }) => name === params.get('for')) ?? readers[0];
  const settings = useStoreSettings();
  const { market, fields } = useMarket();
  const tax = settings?.selling.tax;
  const isTaxAdded = tax && !tax.isIncluded && !['US', 'CA'].includes(market.country || (settings?.country ?? ''));
  return (
    <TitledPage
      title={t('marketing.feeds.title')}
      text={t('marketing.feeds.text')}
      count={feeds.data?.items.toLocaleString(language)}
      actions={
        <Permitted to="products:write">
          <ReplaceKey />
        </Permitted>
      }
    >
      <div className="mb-5 flex flex-wrap gap-4">{fields}</div>
      {isTaxAdded && (
        <Notice tone="warning" className="mb-5">
          {t('marketing.feeds.tax_added')}
        </Notice>
      )}
      {feeds.isPending ? (
        <ListSkeleton count={4} className="h-36" />
      ) : !feeds.data ? (
        <QueryError title={t('marketing.feeds.failed')} query={feeds} />
      ) : (
        <div className="grid gap-4 lg:grid-cols-2">
          {feedFormats.map((format) => (
            <FeedCard key={format} format={format} feeds={feeds.data} market={market} />
          ))}
        </div>
      )}
      <h2 className="mt-8 mb-2 font-semibold text-lg">{t('marketing.feeds.problems')}</h2>
      <ListBar
        views={
          <SavedViews
            label={t('marketing.feeds.reader')}
            views={readers.map(({ name }) => ({
              to: `?${withParam(params, 'for', name === readers[0].name ? '' : name)}`,
              label: t(`marketing.feeds.reader_${name}`),
              isCurrent: name === reader.name,
            }))}
          />
        }
      />
      <FeedProblems format={reader.format} market={market} />
    </TitledPage>
  );
}

/** Kept in the address, so that a view can be shared. */
function useMarket() {
  const { t, language } = useLanguage();
  const settings = useStoreSettings();
  const [params, setParams] = useSearchParams();
  const offered = settings?.languages ?? ['en'];
  const market: Market = {
    language: offered.find((code) => code === params.get('language')) ?? settings?.language ?? 'en',
    country: params.get('country')?.match(/^[A-Z]{2}$/)?.[0] ?? settings?.country ?? '',
  };
  const set = (name: string, value: string) =>
    setParams(withParam(params, name, value), { replace: true, preventScrollReset: true });
  const fields = (
    <>
      <SelectField
        label={t('marketing.feeds.language')}
        value={market.language}
        onChange={({ target }) => set('language', target.value)}
        className="w-full sm:w-56"
      >
        {offered.map((code) => (
          <option key={code} value={code}>
            {languageNames[code]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('marketing.feeds.country')}
        hint={t('marketing.feeds.country_hint')}
        value={market.country}
        onChange={({ target }) => set('country', target.value)}
        className="w-full sm:w-72"
      >
        {!market.country && <option value="">{t('marketing.feeds.country_none')}</option>}
        {listCountries(language).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
  return { market, fields };
}

function ReplaceKey() {
  const { t } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const rotate = useRotateKey();
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <KeyRound size={16} aria-hidden />
        {t('marketing.feeds.rotate')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('marketing.feeds.rotate_title')}
        text={t('marketing.feeds.rotate_text')}
        confirmLabel={t('marketing.feeds.rotate')}
        cancelLabel={t('shared.dialog.cancel')}
        onConfirm={() => rotate.mutate(undefined, { onSettled: () => setAsking(false) })}
        isPending={rotate.isPending}
        isDangerous
      />
    </>
  );
}
