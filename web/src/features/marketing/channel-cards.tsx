import clsx from 'clsx';
import { useLanguage } from '../../i18n/language-provider';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { rangeText, useMarketingAmounts, useStoreWords } from './amounts';
import { type Channel, influencerTiers } from './content';
import { CopyBlock } from './copy-block';

/** The rows of neighbouring cards line up, however long their texts are. */
const cardRows = 'grid grid-rows-subgrid gap-4 p-6';

export function ChannelCards({ channels }: { channels: Channel[] }) {
  const { t, formatWholePrice } = useLanguage();
  const inserted = { ...useMarketingAmounts(), ...useStoreWords() };
  return (
    <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {channels.map(({ name, copyLabel, copy, rows, tags }) => (
        <Card
          key={name}
          className={clsx(cardRows, 'md:max-lg:last:col-span-2', tags.length > 0 ? 'row-span-4' : 'row-span-3')}
        >
          <h2 translate="no" className="font-semibold text-lg">
            {name}
          </h2>
          <dl className="grid content-start gap-3 text-sm">
            {rows.map(({ label, text }) => (
              <div key={label}>
                <dt className="text-muted">{t(label)}</dt>
                <dd className="font-medium">
                  {typeof text === 'string' ? (
                    t(text, inserted)
                  ) : (
                    <bdi>{'dollars' in text ? rangeText(formatWholePrice, ...text.dollars) : text.literal}</bdi>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <CopyBlock label={t(copyLabel)} text={t(copy, inserted)} />
          {tags.length > 0 && (
            <p className="flex flex-wrap content-start gap-2">
              {tags.map((tag) => (
                <Badge key={tag}>
                  <bdi>{tag}</bdi>
                </Badge>
              ))}
            </p>
          )}
        </Card>
      ))}
    </div>
  );
}

export function InfluencerCards() {
  const { t } = useLanguage();
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      {influencerTiers.map(({ title, text, template }) => (
        <Card key={title} className={clsx(cardRows, 'row-span-3')}>
          <h2 className="font-semibold text-lg">{t(title)}</h2>
          <p className="text-muted text-sm">{t(text)}</p>
          <CopyBlock label={t('marketing.template')} text={t(template)} />
        </Card>
      ))}
    </div>
  );
}
