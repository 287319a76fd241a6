import type { ParkedJob } from '@shopwright/contracts/http/jobs';
import { type ListenedBy, listeners, type QueueName, queueNames } from '@shopwright/contracts/queues';
import type { Translate } from '../i18n/language-provider';

type JobKey = { [Q in QueueName]: `${Q}.${ListenedBy<Q>}` }[QueueName];

const known: ReadonlySet<string> = new Set(
  queueNames.flatMap((queue) => listeners[queue].map((type) => `${queue}.${type}`)),
);
const isKnown = (key: string): key is JobKey => known.has(key);

/** Says what a parked job has not done: "Return email for order #65 not sent". */
export function jobName({ queue, type, orderId }: ParkedJob, t: Translate): string {
  const key = `${queue}.${type}`;
  // One of an earlier or later release.
  if (!isKnown(key)) return `${queue} · ${type}`;
  return t(`shared.job.${key}`, { id: orderId ?? '?' });
}
