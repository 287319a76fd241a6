import { useLanguage } from '../../i18n/language-provider';
import { secondText } from '../../lib/format';
import { Notice } from '../../ui/notice';

/** A query whose last answer is still shown. */
interface ShownQuery {
  data: unknown;
  dataUpdatedAt: number;
  isError: boolean;
  isPaused: boolean;
}

/** Says of when a part is that is shown without having been read since: it must not look like the present. */
export function AsOf({ query }: { query: ShownQuery }) {
  const { t, language } = useLanguage();
  if (!isStale(query)) return null;
  return (
    <Notice tone="warning" className="mb-3">
      {t('ops.as_of', { time: secondText(new Date(query.dataUpdatedAt).toISOString(), language) })}
    </Notice>
  );
}

/** Whether the last answer is shown although the store could not be asked again, be it for want of a network. */
export const isStale = ({ data, isError, isPaused }: ShownQuery): boolean =>
  data !== undefined && (isError || isPaused);

interface TimedQuery {
  data: { now: string } | undefined;
  dataUpdatedAt: number;
  errorUpdatedAt: number;
}

/**
 * Returns the time by the clock of the store, when it was last asked. It goes on while there are no answers, so that what
 * went silent becomes so on the screen too.
 */
export const storeTime = ({ data, dataUpdatedAt, errorUpdatedAt }: TimedQuery): number =>
  data ? Date.parse(data.now) + Math.max(0, errorUpdatedAt - dataUpdatedAt, Date.now() - dataUpdatedAt) : Date.now();
