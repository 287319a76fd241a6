import type { FileImport } from '@shopwright/contracts/http/file-imports';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { QueryError } from '../../components/query-error';
import { ShowMore } from '../../components/query-list';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { fileImportsQuery, isActive, refreshAfterImport, useSetImportState } from './api';
import { RejectedRows } from './rejected-rows';

/** The imports of files, newest first, each with its progress and its rejected rows. */
export function FileImportList() {
  const { t } = useLanguage();
  const imports = useInfiniteQuery(fileImportsQuery);
  const isRunning = imports.data?.some(isActive) ?? false;
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void refreshAfterImport();
    wasRunning.current = isRunning;
  }, [isRunning]);
  if (imports.isError && !imports.data)
    return <QueryError title={t('import.file.recent_failed')} query={imports} level={3} />;
  if (!imports.data || imports.data.length === 0) return null;
  return (
    <section className="mt-7">
      <h3 className="font-semibold text-sm">{t('import.file.recent')}</h3>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {imports.data.map((one) => (
          <li key={one.jobId} className="py-3">
            <FileImportRow one={one} />
          </li>
        ))}
      </ul>
      <ShowMore query={imports} label={t('shared.list.more')} className="mt-4 text-center" />
    </section>
  );
}

/** What was imported decides, so that a file of rejected rows is no success. */
function getOutcome({ state, imported, rejected }: FileImport) {
  if (state === 'failed') return { tone: 'danger', key: 'import.file.state_failed' } as const;
  if (state !== 'completed') return { tone: 'accent', key: `import.file.state_${state}` } as const;
  if (imported === 0 && rejected > 0) return { tone: 'danger', key: 'import.file.state_none' } as const;
  if (rejected > 0) return { tone: 'accent', key: 'import.file.state_completed' } as const;
  return { tone: 'success', key: 'import.file.state_completed' } as const;
}

function FileImportRow({ one }: { one: FileImport }) {
  const { t, language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const setState = useSetImportState();
  const shown = (rows: number) => rows.toLocaleString(language);
  const { jobId, state, rows, imported, rejected } = one;
  const done = imported + rejected;
  const outcome = getOutcome(one);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-40 flex-1">
          <p className="wrap-anywhere font-medium text-sm">
            <bdi>{one.fileName}</bdi>
          </p>
          <p className="text-muted text-xs">
            <time dateTime={one.createdAt}>{momentText(one.createdAt, language)}</time>
          </p>
        </div>
        {one.asDrafts && <Badge>{t('shared.products.drafts')}</Badge>}
        <Badge tone={outcome.tone}>{t(outcome.key)}</Badge>
        {isActive(one) && (
          <Button
            variant="secondary"
            size="sm"
            isPending={setState.isPending}
            onClick={() => setState.mutate({ jobId, to: 'paused' })}
          >
            {t('import.file.pause')}
          </Button>
        )}
        {state === 'paused' && (
          <Button
            variant="secondary"
            size="sm"
            isPending={setState.isPending}
            onClick={() => setState.mutate({ jobId, to: 'running' })}
          >
            {t('import.file.resume')}
          </Button>
        )}
        {rejected > 0 && (
          <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t('import.file.show_rejected')}
          </Button>
        )}
      </div>
      {(isActive(one) || state === 'paused') && (
        <progress aria-label={one.fileName} max={rows} value={done} className="mt-2 h-2 w-full accent-primary" />
      )}
      <p className="tabular mt-1 text-muted text-xs">
        {t('import.file.progress', { done: shown(done), total: shown(rows) })} ·{' '}
        {t('import.file.imported', { rows: shown(imported) })} · {t('import.file.rejected', { rows: shown(rejected) })}
      </p>
      {isOpen && <RejectedRows jobId={jobId} fileName={one.fileName} />}
    </>
  );
}
