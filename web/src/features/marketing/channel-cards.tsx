import { useLanguage } from '../../i18n/language-provider';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { type Channel, influencerTiers } from './content';
import { CopyBlock } from './copy-block';

export function ChannelCards({ channels }: { channels: Channel[] }) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {channels.map(({ name, copyLabel, copy, rows, tags }) => (
        <Card key={name} className="flex flex-col gap-4 p-6">
          <h2 translate="no" className="font-semibold text-lg">
            {name}
          </h2>
          <dl className="grid gap-2 text-sm">
            {rows.map(({ label, text }) => (
              <div key={label}>
                <dt className="text-muted">{t(label)}</dt>
                <dd className="font-medium">{typeof text === 'string' ? t(text) : <bdi>{text.literal}</bdi>}</dd>
              </div>
            ))}
          </dl>
          <CopyBlock label={t(copyLabel)} text={t(copy)} />
          {tags.length > 0 && (
            <p className="flex flex-wrap gap-2">
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
        <Card key={title} className="flex flex-col gap-4 p-6">
          <h2 className="font-semibold text-lg">{t(title)}</h2>
          <p className="text-muted text-sm">{t(text)}</p>
          <CopyBlock label={t('marketing.template')} text={t(template)} />
        </Card>
      ))}
    </div>
  );
}
