import { fillPath } from '@shopwright/contracts/endpoint';
import type { FileImport } from '@shopwright/contracts/http/file-imports';
import { downloadRejectedRows } from '@shopwright/contracts/http/file-imports';
import { recognizedKind } from '@shopwright/contracts/import-kinds';
import { type ReactNode, useId, useRef } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { useMay } from '../../lib/use-may';
import { Badge } from '../../ui/badge';
import { Button, buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { useMoveImport } from './api';
import { FetchedImages } from './fetched-images';
import { FileImportDetails } from './file-import-details';
import { countShown, hasDetails, showNames } from './import-counts';
import { canInvite, canUndo, countDone, describeStatus, isActive, isReady } from './import-status';
import { InviteButton } from './invite-button';
import { kindNames, useMayImport } from './kinds';
import { UndoButton } from './undo-button';
import type { FileChecks } from './use-file-checks';

interface FileImportRowProps {
  one: FileImport;
  checks: FileChecks;
  /** Called before the row leaves the list. */
  onGone: () => void;
}

export function FileImportRow({ one, checks, onGone }: FileImportRowProps) {
  const { t, language } = useLanguage();
  const id = useId();
  const row = useRef<HTMLElement>(null);
  const may = useMay();
  const mayImport = useMayImport(one);
  const move = useMoveImport();
  const { jobId, fileName, state, head } = one;
  const status = describeStatus(one);
  const isOpen = checks.openId === jobId && hasDetails(one);
  const to = (next: 'running' | 'paused' | 'canceled' | 'undone') =>
    move.mutate({ jobId, to: next }, { onSuccess: () => row.current?.focus() });
  /** What was not imported yet leaves the list. */
  const cancel = () => {
    if (one.phase === 'import') return to('canceled');
    onGone();
    move.mutate({ jobId, to: 'canceled' });
  };
  return (
    <article ref={row} tabIndex={-1} aria-labelledby={id} className="scroll-mt-32 rounded-control">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-40 flex-1">
          <p id={id} className="wrap-anywhere font-medium text-sm">
            <bdi>{fileName}</bdi>
          </p>
          <p className="text-muted text-xs">
            <time dateTime={one.createdAt}>{momentText(one.createdAt, language)}</time>
            {head && head.format !== 'other' && ` · ${t(`import.format.${head.format}`)}`}
          </p>
        </div>
        {one.kind !== 'products' && one.kind !== recognizedKind && <Badge>{t(kindNames[one.kind])}</Badge>}
        {one.asDrafts && <Badge>{t('shared.products.drafts')}</Badge>}
        <span role="status">
          <Badge tone={status.tone}>{t(status.text)}</Badge>
        </span>
        <div className="flex flex-wrap gap-2">
          {mayImport && <MoveButtons one={one} isPending={move.isPending} onMove={to} onCancel={cancel} />}
          {one.rejected > 0 && !isActive(one) && <RejectedLink jobId={jobId} />}
          {canInvite(one) && may('customers:write') && <InviteButton one={one} />}
          {mayImport && canUndo(one) && <UndoButton one={one} isPending={move.isPending} onUndo={() => to('undone')} />}
          {hasDetails(one) && (
            <Button
              variant={isReady(one) && !isOpen ? 'primary' : 'secondary'}
              size="sm"
              aria-expanded={isOpen}
              onClick={() => checks.setOpenId(isOpen ? undefined : jobId)}
            >
              {t(isReady(one) ? 'import.file.review' : 'import.file.details')}
            </Button>
          )}
        </div>
      </div>
      <Progress one={one} label={fileName} />
      {one.problem && (
        <Notice tone="danger" className="mt-3">
          <p dir="auto" lang="en">
            {one.problem}
          </p>
        </Notice>
      )}
      {state !== 'uploading' && <Counts one={one} />}
      <FetchedImages one={one} />
      {isOpen && (
        <FileImportDetails
          key={one.phase}
          one={one}
          checks={checks}
          isPending={move.isPending}
          onImport={() => to('running')}
          onDiscard={cancel}
        />
      )}
    </article>
  );
}

interface MoveButtonsProps {
  one: FileImport;
  isPending: boolean;
  onMove: (to: 'running' | 'paused') => void;
  onCancel: () => void;
}

/** Pauses, resumes or cancels what is under way, and discards what could not be read. */
function MoveButtons({ one, isPending, onMove, onCancel }: MoveButtonsProps) {
  const { t } = useLanguage();
  const isPaused = one.state === 'paused';
  const isUnread = one.state === 'failed' && (one.phase === 'read' || one.phase === 'check');
  if (!isActive(one) && !isPaused && !isUnread) return null;
  const button = (label: ReactNode, onClick: () => void) => (
    <Button variant="secondary" size="sm" isPending={isPending} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <>
      {isPaused && button(t('import.file.resume'), () => onMove('running'))}
      {isActive(one) && one.phase !== 'read' && button(t('import.file.pause'), () => onMove('paused'))}
      {one.phase !== 'undo' && button(t(isUnread ? 'import.file.discard' : 'shared.dialog.cancel'), onCancel)}
    </>
  );
}

const RejectedLink = ({ jobId }: { jobId: string }) => {
  const { t } = useLanguage();
  return (
    <a
      href={`/api${fillPath(downloadRejectedRows.path, { jobId })}`}
      download
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      {t('import.file.download_rejected')}
    </a>
  );
};

function Progress({ one, label }: { one: FileImport; label: string }) {
  const { t, language } = useLanguage();
  if (!isActive(one) && one.state !== 'paused') return null;
  const { phase, total } = one;
  const isOfProducts = one.kind === 'products';
  // How many rows a file has is not known before its end.
  const done = phase === 'read' ? undefined : countDone(one);
  return (
    <div className="mt-2">
      <progress
        aria-label={label}
        {...(done !== undefined && { max: Math.max(total, 1), value: done })}
        className="h-2 w-full accent-primary"
      />
      <p className="tabular text-muted text-xs">
        {done === undefined
          ? t(isOfProducts ? 'import.file.read' : 'import.file.rows_read', { count: total })
          : t(isOfProducts ? 'import.file.progress' : 'import.file.progress_rows', {
              done: done.toLocaleString(language),
              total: total.toLocaleString(language),
            })}
      </p>
    </div>
  );
}

function Counts({ one }: { one: FileImport }) {
  const { t, language } = useLanguage();
  const counts = countShown(one);
  if (counts.length === 0) return null;
  return (
    <p className="tabular mt-1 text-muted text-xs">
      {counts.map(({ show, count }) => `${t(showNames[show])}: ${count.toLocaleString(language)}`).join(' · ')}
    </p>
  );
}
