import type { AuditEntry } from '@shopwright/contracts/http/audit';
import { Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { StaffLink } from '../../components/staff-link';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useMay } from '../../lib/use-may';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { ChangedValues } from './changed-values';
import { actorName, isOfTeam, kindOf, targetKind, targetPath } from './entry-text';

interface EntryCardProps {
  entry: AuditEntry;
  onUndo: (entry: AuditEntry) => void;
  /** On the page of the target, whose name is known there. */
  isOfTarget?: boolean;
}

/** One entry: who did what, when, and what changed. */
export function EntryCard({ entry, onUndo, isOfTarget = false }: EntryCardProps) {
  const { t, language } = useLanguage();
  const may = useMay();
  const { at, action, network, traceId } = entry;
  const kind = kindOf(entry);
  return (
    <article className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-80">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-sm">
          <Badge tone={kind.tone}>{t(kind.key)}</Badge>
          {!isOfTarget && <Target entry={entry} />}
          {entry.undoneBy && <Badge>{t('audit.was_undone')}</Badge>}
        </h2>
        <ChangedValues entry={entry} />
        {isOfTeam(entry) && <p className="mt-2 text-muted text-xs">{t('audit.team_no_undo')}</p>}
        <p className="wrap-anywhere mt-2 flex flex-wrap gap-x-3 text-muted text-xs">
          <bdi>{actorName(t, entry)}</bdi>
          <time dateTime={at}>{momentText(at, language)}</time>
          <bdi dir="ltr" className="font-mono">
            {action}
          </bdi>
          {network && <bdi dir="ltr">{network}</bdi>}
          {traceId && may('operations:read') && (
            <Link to={paths.trace(traceId)} className="underline hover:no-underline">
              {t('audit.trace')}
            </Link>
          )}
        </p>
      </div>
      {entry.canUndo && (
        <Button variant="secondary" size="sm" onClick={() => onUndo(entry)}>
          <Undo2 size={14} aria-hidden className="rtl:-scale-x-100" />
          {t('shared.undo')}
        </Button>
      )}
    </article>
  );
}

function Target({ entry: { target } }: { entry: AuditEntry }) {
  const { t } = useLanguage();
  const path = targetPath(target);
  const isNumbered = /^\d+$/.test(target.id);
  const name = target.name ?? (isNumbered ? target.id : '');
  const text = (
    <>
      {targetKind(t, target.type)} <bdi>{name}</bdi>
    </>
  );
  if (!path) return <span className="wrap-anywhere">{text}</span>;
  return (
    <StaffLink
      to={path}
      className="wrap-anywhere inline-flex min-h-6 items-center gap-x-1 hover:underline pointer-coarse:min-h-11"
    >
      {text}
    </StaffLink>
  );
}
