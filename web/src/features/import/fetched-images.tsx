import type { FileImport } from '@shopwright/contracts/http/file-imports';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { QueryError } from '../../components/query-error';
import { ShowMore } from '../../components/query-list';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { ListSkeleton } from '../../ui/skeleton';
import { failedImagesQuery, useRetryImages } from './api';

/** How many images of elsewhere the store has fetched after the import, and which ones it cannot. */
export function FetchedImages({ one }: { one: FileImport }) {
  const { t, language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const retry = useRetryImages();
  const { jobId, phase, images, imagesFetched, imagesFailed } = one;
  if (phase !== 'import' || images === 0) return null;
  const counts = {
    done: imagesFetched.toLocaleString(language),
    total: images.toLocaleString(language),
    failed: imagesFailed.toLocaleString(language),
  };
  return (
    <>
      <p className="tabular mt-1 text-muted text-xs">
        {t(imagesFailed > 0 ? 'import.images.some_failed' : 'import.images.progress', counts)}
      </p>
      {imagesFailed > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('import.images.show')}
          </Button>
          <Button variant="secondary" size="sm" isPending={retry.isPending} onClick={() => retry.mutate(jobId)}>
            {t('shared.error.retry')}
          </Button>
        </div>
      )}
      <div id={id}>{isOpen && imagesFailed > 0 && <FailedImages one={one} />}</div>
    </>
  );
}

function FailedImages({ one }: { one: FileImport }) {
  const { t } = useLanguage();
  const failed = useInfiniteQuery(failedImagesQuery(one));
  if (failed.isError && !failed.data)
    return <QueryError title={t('import.images.load_failed')} query={failed} level={3} />;
  if (!failed.data) return <ListSkeleton count={3} className="mt-3 h-14" />;
  return (
    <div className="mt-3 rounded-card border border-line p-4">
      <p className="text-muted text-sm">{t('import.images.hint')}</p>
      <ul className="mt-2 divide-y divide-line">
        {failed.data.map(({ id, url, problem, productId, name }) => (
          <li key={id} className="py-2 text-sm">
            {productId !== null && (
              <Link to={paths.productEditor(productId)} className="font-medium underline underline-offset-2">
                <bdi>{name}</bdi>
              </Link>
            )}
            <p className="text-danger">{t(`import.images.problem.${problem}`)}</p>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              dir="ltr"
              className="wrap-anywhere block text-start text-muted text-xs underline underline-offset-2"
            >
              {url}
            </a>
          </li>
        ))}
      </ul>
      <ShowMore query={failed} label={t('shared.list.more')} className="mt-4 text-center" />
    </div>
  );
}
