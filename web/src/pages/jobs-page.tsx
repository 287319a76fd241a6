import { ExternalLink } from 'lucide-react';
import { TitledPage } from '../components/titled-page';
import { ParkedJobs } from '../features/jobs/parked-jobs';
import { QueueList } from '../features/jobs/queue-list';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { buttonClass } from '../ui/button';

/** Parked jobs, and the state of every queue. The board, a library's page that shows each job, opens in a tab of its own. */
export function JobsPage() {
  const { t } = useLanguage();
  return (
    <TitledPage
      title={t('session.account.queues')}
      actions={
        <a
          href={paths.queueBoard}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          <ExternalLink size={14} aria-hidden />
          {t('jobs.open')}
        </a>
      }
    >
      <ParkedJobs />
      <QueueList />
    </TitledPage>
  );
}
