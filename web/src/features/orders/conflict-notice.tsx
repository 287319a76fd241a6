import { useLanguage } from '../../i18n/language-provider';
import { Notice } from '../../ui/notice';

interface ConflictNoticeProps {
  /** The changes that another user made, line by line. */
  conflict?: string[] | undefined;
  /** The reason why the server refused it otherwise. */
  problem?: string | undefined;
}

/** In a dialog whose action failed: what was typed stays, beside what happened meanwhile. */
export function ConflictNotice({ conflict, problem }: ConflictNoticeProps) {
  const { t } = useLanguage();
  if (!conflict && problem === undefined) return null;
  return (
    <Notice tone={conflict ? 'warning' : 'danger'} isUrgent title={conflict && t('orders.conflict')} className="mb-5">
      {conflict ? (
        <>
          <ul className="my-1 list-disc ps-5">
            {conflict.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>{t('orders.conflict_kept')}</p>
        </>
      ) : (
        <p>{problem}</p>
      )}
    </Notice>
  );
}
