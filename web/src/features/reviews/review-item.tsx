import type { Review } from '@shopwright/contracts/http/reviews';
import { BadgeCheck, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Stars } from '../../components/rating';
import { StoreReply } from '../../components/store-reply';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import { Badge } from '../../ui/badge';
import { Button, ButtonLink } from '../../ui/button';
import { useVote } from './api';
import { ReviewPhotos } from './review-photos';

interface ReviewItemProps {
  review: Review;
  /** Actions for the review's author. */
  actions?: ReactNode;
  /** The sign-in address for voting; absent for signed-in users. */
  signInTo?: string;
}

export function ReviewItem({ review, actions, signInTo }: ReviewItemProps) {
  const { t, language } = useLanguage();
  return (
    <article className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={review.rating} label={t('reviews.stars', { count: review.rating })} />
        {/* Imported ones may have neither title nor text. */}
        {review.title && (
          <h3 dir="auto" className="wrap-anywhere font-semibold">
            {review.title}
          </h3>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
        <bdi className="wrap-anywhere line-clamp-1 font-medium text-ink">{review.customerName}</bdi>
        <span>{dateText(review.createdAt, language)}</span>
        {review.verified && (
          <Badge tone="success">
            <BadgeCheck size={13} aria-hidden />
            {t('reviews.verified')}
          </Badge>
        )}
        {review.isImported && <span>{t('reviews.imported')}</span>}
      </p>
      {review.content && (
        <p dir="auto" className="wrap-anywhere max-w-prose whitespace-pre-line leading-relaxed rtl:text-right">
          {review.content}
        </p>
      )}
      {review.reply && <StoreReply text={review.reply} />}
      {review.photos.length > 0 && <ReviewPhotos review={review} />}
      <div className="-ms-3">{review.isMine ? actions : <Vote review={review} signInTo={signInTo} />}</div>
    </article>
  );
}

function Vote({ review, signInTo }: { review: Review; signInTo: string | undefined }) {
  const { t } = useLanguage();
  const vote = useVote(review.productId);
  const content = (
    <>
      <ThumbsUp size={15} aria-hidden className={review.hasMyVote ? 'fill-current' : undefined} />
      {t('reviews.helpful')}
      {review.helpful > 0 && <span className="tabular">({review.helpful})</span>}
    </>
  );
  if (signInTo) {
    return (
      <ButtonLink to={signInTo} title={t('reviews.vote_sign_in')} variant="ghost" size="sm">
        {content}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={review.hasMyVote}
      isPending={vote.isPending}
      onClick={() => vote.mutate(review)}
      className={review.hasMyVote ? 'text-primary' : undefined}
    >
      {content}
    </Button>
  );
}
