import { useQueries } from '@tanstack/react-query';
import { useLanguage } from '../i18n/language-provider';
import { combineJobs, jobsQueries } from '../lib/queries/jobs';
import { jobName } from './job-name';

const shownMax = 3;

/** Says what the newest parked jobs have not done. Shows nothing while that is unknown. */
export function ParkedJobNames({ className }: { className: string }) {
  const { t } = useLanguage();
  const { jobs, parked } = useQueries({ queries: jobsQueries, combine: combineJobs });
  const names = [...new Set(jobs.map((job) => jobName(job, t)))];
  if (names.length === 0) return null;
  const shown = names.slice(0, shownMax).join(' · ');
  return <span className={className}>{parked > shownMax ? `${shown} …` : shown}</span>;
}
