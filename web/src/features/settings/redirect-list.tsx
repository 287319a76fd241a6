import type { Redirect } from '@shopwright/contracts/http/redirects';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowRight, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { QueryError } from '../../components/query-error';
import { ShowMore } from '../../components/query-list';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { SearchField, useDebounced } from '../../ui/search-field';
import { ListSkeleton } from '../../ui/skeleton';
import { toast, toastError } from '../../ui/toast-store';
import { redirectsQuery, useAddRedirects, useDeleteRedirect } from './api';

/** The redirects, the newest first. */
export function RedirectList() {
  const { t } = useLanguage();
  const [search, setSearch] = useState('');
  const listing = useInfiniteQuery(redirectsQuery(useDebounced(search.trim())));
  const rows = listing.data ?? [];
  return (
    <section aria-labelledby="redirects-heading" className="grid max-w-4xl gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="redirects-heading" className="font-semibold text-xl">
          {t('settings.redirects')}
        </h2>
        <SearchField label={t('shared.find')} value={search} onChange={setSearch} className="w-full sm:w-64" />
      </div>
      {listing.isPending ? (
        <ListSkeleton count={3} className="h-14" />
      ) : !listing.data ? (
        <QueryError title={t('settings.redirects_failed')} query={listing} />
      ) : (
        <Card>
          {rows.length === 0 ? (
            <p className="p-5 text-muted text-sm">
              {t(search ? 'settings.redirects_not_found' : 'settings.redirects_none')}
            </p>
          ) : (
            <ul className="divide-y divide-line">
              {rows.map((redirect) => (
                <RedirectRow key={redirect.id} redirect={redirect} />
              ))}
            </ul>
          )}
        </Card>
      )}
      <ShowMore query={listing} label={t('shared.list.more')} className="text-center" />
    </section>
  );
}

function RedirectRow({ redirect }: { redirect: Redirect }) {
  const { t } = useLanguage();
  const { from, to } = redirect;
  const remove = useDeleteRedirect();
  const add = useAddRedirects();
  const failed = () => toastError(t('shared.toast.update_failed'), t('shared.error.try_again'));
  const confirm = () =>
    remove.mutate(redirect, {
      onSuccess: () =>
        toast(t('settings.redirects_deleted'), undefined, {
          label: t('shared.undo'),
          onSelect: () => add.mutate([{ from, to }], { onError: failed }),
        }),
      onError: failed,
    });
  return (
    <li className="flex items-center gap-3 py-2 ps-4 pe-2 sm:ps-6">
      <p className="wrap-anywhere flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <bdi dir="ltr" className="font-medium">
          {from}
        </bdi>
        <ArrowRight size={14} aria-hidden className="shrink-0 text-muted rtl:-scale-x-100" />
        <bdi dir="ltr" className="text-muted">
          {to}
        </bdi>
      </p>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('settings.redirects_delete', { address: from })}
        isPending={remove.isPending}
        onClick={confirm}
      >
        <Trash2 size={16} aria-hidden />
      </Button>
    </li>
  );
}
