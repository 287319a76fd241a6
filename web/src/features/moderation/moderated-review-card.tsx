import type { ModeratedReview } from '@shopwright/contracts/http/reviews';
import { BadgeCheck, Eye, EyeOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Permitted } from '../../components/permitted';
import { Stars } from '../../components/rating';
import { StoreReply } from '../../components/store-reply';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { LongText } from '../../ui/long-text';
import { EraseAuthor } from './erase-author';
import { ModeratedPhotos } from './moderated-photos';

interface ModeratedReviewCardProps {
  review: ModeratedReview;
  onToggle: () => void;
  isPending: boolean;
}

export function ModeratedReviewCard({ review, onToggle, isPending }: ModeratedReviewCardProps) {
  const { t, language } = useLanguage();
  const Icon = review.isHidden ? Eye : EyeOff;
  return (
    <Card className="flex flex-wrap items-start gap-x-6 gap-y-3 p-4 sm:p-5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
          <Stars value={review.rating} label={t('moderation.stars', { rating: review.rating })} />
          {review.isHidden && <Badge tone="danger">{t('moderation.hidden')}</Badge>}
          {review.verified && (
            <span className="flex items-center gap-1 text-success-ink text-xs">
              <BadgeCheck size={14} aria-hidden />
              {t('moderation.verified')}
            </span>
          )}
          {review.isImported && <span className="text-muted text-xs">{t('moderation.imported')}</span>}
        </p>
        {/* Imported ones may have neither title nor text. */}
        {review.title && (
          <h2 className="wrap-anywhere mt-2 font-semibold">
            <bdi>{review.title}</bdi>
          </h2>
        )}
        {review.content && (
          <LongText
            text={review.content}
            labels={{ more: t('shared.list.more'), less: t('shared.list.less') }}
            className="mt-1"
          />
        )}
        {review.reply && <StoreReply text={review.reply} />}
        <ModeratedPhotos review={review} />
        <p className="wrap-anywhere mt-3 text-muted text-xs">
          <bdi>{review.customerName}</bdi> ·{' '}
          <time dateTime={review.createdAt}>{dateText(review.createdAt, language)}</time> ·{' '}
          <Link to={paths.product(review.productId)} className="text-primary underline underline-offset-2">
            <bdi>{review.productName}</bdi>
          </Link>{' '}
          · {t('moderation.helpful', { count: review.helpful })}
        </p>
      </div>
      <EraseAuthor review={review} />
      <Permitted to="reviews:write">
        <Button
          variant={review.isHidden ? 'secondary' : 'danger'}
          size="sm"
          aria-label={t(review.isHidden ? 'moderation.show_named' : 'moderation.hide_named', {
            title: review.title || review.customerName,
          })}
          onClick={onToggle}
          isPending={isPending}
        >
          {!isPending && <Icon size={14} aria-hidden />}
          {t(review.isHidden ? 'moderation.show' : 'moderation.hide')}
        </Button>
      </Permitted>
    </Card>
  );
}
