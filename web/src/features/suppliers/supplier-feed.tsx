import { downloadRejectedRows } from '@shopwright/contracts/http/file-imports';
import type { SupplierFeed as Feed } from '@shopwright/contracts/http/supplier-feeds';
import type { Supplier } from '@shopwright/contracts/http/suppliers';
import { useQuery } from '@tanstack/react-query';
import { FileUp, RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FileDrop } from '../../components/file-drop';
import { Permitted } from '../../components/permitted';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { downloadFile } from '../../lib/save-file';
import { useMay } from '../../lib/use-may';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast, toastError } from '../../ui/toast-store';
import { feedQuery, isRunning, refreshFeeds, removeFeed, runFeed, uploadFeed } from './api';
import { FeedDialog } from './feed-dialog';

/** The feed of a connected supplier, or the button that sets one up. */
export function SupplierFeed({ supplier }: { supplier: Supplier }) {
  const { t } = useLanguage();
  const may = useMay();
  const { data: feed } = useQuery(feedQuery(supplier.id));
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  useAfterRun(feed?.lastRun);
  const fail = () => {
    toastError(t('shared.toast.error'), t('shared.error.try_again'));
    return refreshFeeds();
  };
  const run = useSingleMutation({ mutationFn: () => runFeed(supplier.id), onSuccess: refreshFeeds, onError: fail });
  const send = useSingleMutation({
    mutationFn: (file: File) => uploadFeed(supplier.id, file),
    onSuccess: refreshFeeds,
    onError: fail,
  });
  const remove = useSingleMutation({
    mutationFn: () => removeFeed(supplier.id),
    onSuccess: () => {
      setOpen(null);
      toast(t('suppliers.feed_removed'));
      return refreshFeeds();
    },
    onError: fail,
  });
  if (feed === undefined) return null;
  const { name } = supplier;
  return (
    <section aria-label={t('suppliers.feed_title', { name })} className="mt-3 text-sm">
      {feed && <FeedSummary feed={feed} />}
      {feed?.url === null && may('products:write') && (
        <FileDrop
          label={t('suppliers.feed_upload')}
          icon={FileUp}
          isPending={send.isPending || isRunning(feed)}
          onFiles={(files) => files[0] && send.mutate(files[0])}
          className="mt-2"
        />
      )}
      <Permitted to="suppliers:write">
        <div className="mt-2 flex flex-wrap gap-2">
          {feed?.url && (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => run.mutate()}
              isPending={run.isPending || isRunning(feed)}
              aria-label={t('suppliers.feed_sync_named', { name })}
            >
              <RefreshCw size={14} aria-hidden />
              {t('suppliers.feed_sync')}
            </Button>
          )}
          <Button
            size="sm"
            variant="secondary"
            onClick={() => setOpen('edit')}
            aria-label={t(feed ? 'suppliers.feed_edit_named' : 'suppliers.feed_add_named', { name })}
          >
            {t(feed ? 'suppliers.feed_edit' : 'suppliers.feed_add')}
          </Button>
          {feed && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => setOpen('remove')}
              aria-label={t('suppliers.feed_remove_named', { name })}
            >
              {t('suppliers.feed_remove')}
            </Button>
          )}
        </div>
      </Permitted>
      {open === 'edit' && <FeedDialog supplier={supplier} feed={feed} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        isOpen={open === 'remove'}
        onClose={() => setOpen(null)}
        title={t('suppliers.feed_remove')}
        text={t('suppliers.feed_remove_text', { name })}
        confirmLabel={t('suppliers.feed_remove')}
        cancelLabel={t('shared.dialog.cancel')}
        onConfirm={() => remove.mutate()}
        isPending={remove.isPending}
        isDangerous
      />
    </section>
  );
}

/** A run may bring prices that wait, and changes products. */
function useAfterRun(run: Feed['lastRun'] | undefined) {
  const state = run && `${run.jobId} ${run.state}`;
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== undefined && before.current !== state) void refreshFeeds();
    before.current = state;
  }, [state]);
}

function FeedSummary({ feed }: { feed: Feed }) {
  const { t, language } = useLanguage();
  const { url, everyHours, lastRun, pausedProducts } = feed;
  const download = useSingleMutation({
    mutationFn: (jobId: string) => downloadFile('rejected.csv', downloadRejectedRows, { params: { jobId } }),
    onError: () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
  });
  return (
    <>
      <p className="text-muted">
        {t(url ? 'suppliers.feed_scheduled' : 'suppliers.feed_by_file', {
          time: t('suppliers.feed_hours', { count: everyHours }),
        })}
      </p>
      {lastRun && (
        <p role="status" className={lastRun.state === 'failed' ? 'text-danger' : undefined}>
          <time dateTime={lastRun.createdAt}>{momentText(lastRun.createdAt, language)}</time>
          {': '}
          {isRunning(feed)
            ? t('suppliers.feed_running')
            : lastRun.state === 'failed'
              ? (lastRun.problem ?? t('suppliers.feed_failed'))
              : t('suppliers.feed_result', {
                  created: lastRun.created,
                  updated: lastRun.updated,
                  unchanged: lastRun.unchanged,
                  rejected: lastRun.rejected,
                })}
        </p>
      )}
      {pausedProducts > 0 && <p className="text-danger">{t('suppliers.feed_paused', { count: pausedProducts })}</p>}
      {lastRun && lastRun.rejected > 0 && (
        <Permitted to="products:read">
          <Button size="sm" variant="ghost" className="-ms-3" onClick={() => download.mutate(lastRun.jobId)}>
            {t('suppliers.feed_rejected')}
          </Button>
        </Permitted>
      )}
    </>
  );
}
