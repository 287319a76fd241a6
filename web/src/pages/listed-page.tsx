import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { Breadcrumbs } from '../components/breadcrumbs';
import { LoadingRegion } from '../components/loading-region';
import { errorTextKey } from '../components/query-error';
import { useHead } from '../components/use-head';
import { useRedirect } from '../components/use-redirect';
import { ProductGridSkeleton } from '../features/catalog/product-grid';
import { useLanguage } from '../i18n/language-provider';
import type { MessageKey } from '../i18n/messages';
import type { PageHead } from '../lib/head';
import { paths } from '../lib/paths';
import { type TrailStep, trail } from '../lib/trail';
import { Button, buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';

interface ListedPageProps<Listed extends { slug: string }> {
  slug: string;
  query: UseQueryResult<Listed | null>;
  nameOf: (listed: Listed) => string;
  /** What it is below, from the top down. */
  ancestorsOf?: (listed: Listed) => { name: string; slug: string }[];
  pathOf: (slug: string) => string;
  headOf: (listed: Listed) => PageHead;
  notFound: { title: MessageKey; text: MessageKey };
  children: (listed: Listed) => ReactNode;
}

/** The frame around the products of one category or collection, at an address of its own. */
export function ListedPage<Listed extends { slug: string }>({
  slug,
  query: { data: listed, error, isPending, isFetching, refetch },
  nameOf,
  ancestorsOf,
  pathOf,
  headOf,
  notFound,
  children,
}: ListedPageProps<Listed>) {
  const { t } = useLanguage();
  const { search } = useLocation();
  const steps: TrailStep[] = [
    { name: t('shared.nav.home'), to: paths.home },
    ...((listed && ancestorsOf?.(listed)) ?? []).map((above) => ({ name: above.name, to: pathOf(above.slug) })),
    { name: listed ? nameOf(listed) : '', to: pathOf(slug) },
  ];
  const structured = import.meta.env.SSR
    ? (absolute: (address: string) => string) => [trail(steps, absolute)]
    : undefined;
  const missing = listed === null ? { title: t(notFound.title), isHidden: true } : {};
  const isLeading = useRedirect(listed === null);
  useHead(listed ? { ...headOf(listed), structured } : missing);
  // It was renamed: this is an earlier address of it.
  if (listed && listed.slug !== slug) return <Navigate replace to={pathOf(listed.slug) + search} />;
  if (listed) {
    return (
      <>
        <Breadcrumbs steps={steps} className="page pt-2 sm:pt-4" />
        <div className="[&>section]:pt-2">{children(listed)}</div>
      </>
    );
  }
  if (isPending || isLeading) {
    return (
      <LoadingRegion className="pt-16 pb-14">
        <Skeleton className="mb-3 h-10 w-64 max-w-full" />
        <Skeleton className="mb-7 h-5 w-96 max-w-full" />
        <ProductGridSkeleton count={8} />
      </LoadingRegion>
    );
  }
  const isUnknown = listed === null;
  return (
    <EmptyState
      level={1}
      illustration={isUnknown ? 'no-results' : 'error'}
      title={t(isUnknown ? notFound.title : 'shared.products.failed')}
      text={t(isUnknown ? notFound.text : errorTextKey(error))}
      isUrgent={!isUnknown}
    >
      {!isUnknown && (
        <Button onClick={() => refetch()} isPending={isFetching}>
          {t('shared.error.retry')}
        </Button>
      )}
      <Link to={paths.products} className={buttonClass({ variant: isUnknown ? 'primary' : 'secondary' })}>
        {t('catalog.product.back')}
      </Link>
    </EmptyState>
  );
}
