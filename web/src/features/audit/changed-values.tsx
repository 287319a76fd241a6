import type { AuditEntry } from '@shopwright/contracts/http/audit';
import { ArrowRight } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { type ChangedField, changedFields, fieldName, valueText } from './entry-text';

const shownMax = 4;

/** What an entry changed, field by field. Many fields are folded. */
export function ChangedValues({ entry }: { entry: AuditEntry }) {
  const { t } = useLanguage();
  const fields = changedFields(entry);
  if (fields.length === 0) return null;
  const rest = fields.slice(shownMax);
  return (
    <div className="mt-2 text-sm">
      <Fields fields={fields.slice(0, shownMax)} />
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted hover:text-ink">
            {t('audit.more_fields')} ({rest.length})
          </summary>
          <Fields fields={rest} />
        </details>
      )}
    </div>
  );
}

function Fields({ fields }: { fields: ChangedField[] }) {
  const { t } = useLanguage();
  return (
    <dl className="grid gap-1">
      {fields.map(({ field, before, after }) => (
        <div key={field} className="flex flex-wrap items-baseline gap-x-2">
          <dt className="wrap-anywhere text-muted">{fieldName(t, field)}</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            {before !== undefined && <Value label={t('audit.before')} value={before} isOld />}
            {before !== undefined && after !== undefined && (
              <ArrowRight size={14} aria-hidden className="shrink-0 self-center text-muted rtl:-scale-x-100" />
            )}
            {after !== undefined && <Value label={t('audit.after')} value={after} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const lengthMax = 160;

function Value({ label, value, isOld = false }: { label: string; value: unknown; isOld?: boolean }) {
  const { t } = useLanguage();
  const text = valueText(t, value);
  return (
    <span className={isOld ? 'wrap-anywhere text-muted line-through' : 'wrap-anywhere font-medium'}>
      <span className="sr-only">{label} </span>
      <bdi>{text.length > lengthMax ? `${text.slice(0, lengthMax)}…` : text}</bdi>
    </span>
  );
}
