import type { FeedFormat, Feeds } from '@shopwright/contracts/http/feeds';
import { ExternalLink } from 'lucide-react';

import { useLanguage } from '../../../i18n/language-provider';
import { momentText } from '../../../lib/format';
import { buttonClass } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { CopyField } from '../copy-block';
import { feedAddress, type Market } from './api';

const names = {
  'google.xml': 'marketing.feeds.google_xml',
  'google.tsv': 'marketing.feeds.google_tsv',
  'meta.csv': 'marketing.feeds.meta',
  'acp.jsonl': 'marketing.feeds.acp',
} as const;

/** The address of a feed in one market, and what became of it. */
export function FeedCard({ format, feeds, market }: { format: FeedFormat; feeds: Feeds; market: Market }) {
  const { t, language } = useLanguage();
  const name = t(names[format]);
  const address = feedAddress(format, feeds.key, market, window.location.origin);
  const last = feeds.fetches.find(
    (fetch) => fetch.format === format && fetch.language === market.language && fetch.country === market.country,
  );
  const count = (units: number) => units.toLocaleString(language);
  return (
    <Card className="grid content-start gap-3 p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="font-semibold text-lg">{name}</h2>
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={t('marketing.feeds.open_named', { name })}
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          <ExternalLink size={14} aria-hidden />
          {t('marketing.feeds.open')}
        </a>
      </div>
      <CopyField label={t('marketing.feeds.address', { name })} value={address} />
      <p className="tabular text-muted text-sm">
        {last
          ? t('marketing.feeds.fetched', {
              date: momentText(last.fetchedAt, language),
              items: count(last.items),
              refused: count(last.refused),
            })
          : t('marketing.feeds.never')}
      </p>
    </Card>
  );
}
