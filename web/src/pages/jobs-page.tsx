import { ExternalLink } from 'lucide-react';
import { TitledPage } from '../components/titled-page';
import { ParkedJobs } from '../features/jobs/parked-jobs';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { buttonClass } from '../ui/button';
import { Card } from '../ui/card';

/** Parked jobs, and the board of the queues below them. The board is a library's page, so it has a frame of the browser. */
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
      <Card className="overflow-hidden">
        <iframe
          src={paths.queueBoard}
          title={t('session.account.queues')}
          className="block h-[calc(100dvh-13rem)] min-h-120 w-full"
        />
      </Card>
    </TitledPage>
  );
}
