import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { QueryError } from '../../components/query-error';
import { ShowMore } from '../../components/query-list';
import { useLanguage } from '../../i18n/language-provider';
import { fileImportsQuery, refreshAfterImport } from './api';
import { FileImportRow } from './file-import-row';
import { isActive, isFetching } from './import-status';
import type { FileChecks } from './use-file-checks';

/** The imports of files, newest first, each with its progress and what it does. */
export function FileImportList({ checks }: { checks: FileChecks }) {
  const { t } = useLanguage();
  const imports = useInfiniteQuery(fileImportsQuery);
  const isRunning = imports.data?.some((one) => isActive(one) || isFetching(one)) ?? false;
  const wasRunning = useRef(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void refreshAfterImport();
    wasRunning.current = isRunning;
  }, [isRunning]);
  if (imports.isError && !imports.data)
    return <QueryError title={t('import.file.recent_failed')} query={imports} level={3} />;
  if (!imports.data || imports.data.length === 0) return null;
  return (
    <section className="mt-7">
      <h3 ref={title} tabIndex={-1} className="scroll-mt-32 font-semibold text-sm">
        {t('import.file.recent')}
      </h3>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {imports.data.map((one) => (
          <li key={one.jobId} className="py-3">
            <FileImportRow one={one} checks={checks} onGone={() => title.current?.focus()} />
          </li>
        ))}
      </ul>
      <ShowMore query={imports} label={t('shared.list.more')} className="mt-4 text-center" />
    </section>
  );
}
