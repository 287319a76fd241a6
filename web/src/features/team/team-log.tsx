import type { TeamEvent } from '@shopwright/contracts/http/team';
import { useInfiniteQuery } from '@tanstack/react-query';
import { QueryList } from '../../components/query-list';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { Card } from '../../ui/card';
import { ListSkeleton } from '../../ui/skeleton';
import { teamEventsQuery } from './api';

/** The changes of the team, with their authors. */
export function TeamLog() {
  const { t } = useLanguage();
  const events = useInfiniteQuery(teamEventsQuery);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-2 font-semibold text-lg">{t('team.log')}</h2>
      <QueryList
        query={events}
        failed={t('team.log_failed')}
        placeholder={<ListSkeleton count={3} className="h-11" />}
        empty={<p className="text-muted text-sm">{t('team.log_none')}</p>}
        className="divide-y divide-line"
      >
        {(event) => <LogLine event={event} />}
      </QueryList>
    </Card>
  );
}

function LogLine({ event: { kind, actor, subject, createdAt } }: { event: TeamEvent }) {
  const { t, language } = useLanguage();
  const names = { actor: actor ?? t('team.command'), subject: subject ?? '' };
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2.5 text-sm">
      <span className="wrap-anywhere">{t(`team.event_${kind}`, names)}</span>
      <time dateTime={createdAt} className="text-muted">
        {momentText(createdAt, language)}
      </time>
    </div>
  );
}
