import type { FeedFormat, FeedProblem } from '@shopwright/contracts/http/feeds';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { QueryList } from '../../../components/query-list';
import { useLanguage } from '../../../i18n/language-provider';
import { paths } from '../../../lib/paths';
import { Badge } from '../../../ui/badge';
import { cardClass } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ListSkeleton } from '../../../ui/skeleton';
import { feedProblemsQuery, type Market } from './api';

/** What a reader would refuse or show less, each with the product to mend. */
export function FeedProblems({ format, market }: { format: FeedFormat; market: Market }) {
  const { t } = useLanguage();
  const problems = useInfiniteQuery(feedProblemsQuery(format, market));
  const { data, hasNextPage, isFetching, fetchNextPage } = problems;
  // A page reads a part of a large catalog, in which nothing may be wrong.
  const mustGoOn = data?.length === 0 && hasNextPage && !isFetching;
  useEffect(() => {
    if (mustGoOn) void fetchNextPage();
  }, [mustGoOn, fetchNextPage]);
  return (
    <QueryList
      query={problems}
      failed={t('marketing.feeds.problems_failed')}
      placeholder={<ListSkeleton count={4} className="h-14" />}
      empty={
        hasNextPage ? (
          <ListSkeleton count={4} className="h-14" />
        ) : (
          <EmptyState
            icon={<CircleCheck aria-hidden />}
            title={t('marketing.feeds.none')}
            text={t('marketing.feeds.none_text')}
          />
        )
      }
      className={`divide-y divide-line ${cardClass}`}
      rowClass="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3"
    >
      {(problem) => <Problem problem={problem} />}
    </QueryList>
  );
}

function Problem({ problem: { productId, name, issues } }: { problem: FeedProblem }) {
  const { t } = useLanguage();
  return (
    <>
      <Link
        to={paths.productEditor(productId)}
        className="wrap-anywhere inline-flex min-h-8 min-w-0 flex-1 basis-56 items-center font-medium hover:underline pointer-coarse:min-h-11"
      >
        <bdi>{name || `#${productId}`}</bdi>
      </Link>
      <ul className="flex flex-wrap gap-2">
        {issues.map(({ code, isRefused }) => (
          <li key={code}>
            <Badge tone={isRefused ? 'danger' : 'accent'} className="whitespace-normal text-start">
              {t(isRefused ? 'marketing.feeds.refused' : 'marketing.feeds.shown_less', {
                why: t(`marketing.feeds.issue_${code}`),
              })}
            </Badge>
          </li>
        ))}
      </ul>
    </>
  );
}
