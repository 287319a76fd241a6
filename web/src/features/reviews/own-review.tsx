import type { ReviewSummary as Summary } from '@shopwright/contracts/http/reviews';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Button, buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Notice } from '../../ui/notice';
import { useDeleteReview } from './api';
import { ReviewFormCard } from './review-form';
import { ReviewItem } from './review-item';

interface OwnReviewProps {
  productId: number;
  right: Summary['right'];
  mine: Summary['mine'];
}

/** Lets the customer write or change their review, or says why they cannot. */
export function OwnReview({ productId, right, mine }: OwnReviewProps) {
  const { t } = useLanguage();
  const [isWriting, setWriting] = useState(false);
  if (isWriting) return <ReviewFormCard productId={productId} mine={mine} onDone={() => setWriting(false)} />;
  if (mine) return <MyReview productId={productId} mine={mine} onEdit={() => setWriting(true)} />;
  if (right === 'may-write') {
    return (
      <Button onClick={() => setWriting(true)}>
        <PencilLine size={16} aria-hidden />
        {t('reviews.write')}
      </Button>
    );
  }
  if (right === 'signed-out') {
    return (
      <p className="text-muted text-sm">
        {t('reviews.sign_in_text')}{' '}
        <Link
          to={paths.loginThen(`${paths.product(productId)}#reviews`)}
          className="font-semibold text-primary underline underline-offset-2"
        >
          {t('shared.nav.sign_in')}
        </Link>
      </p>
    );
  }
  return <p className="text-muted text-sm">{t('reviews.not_bought')}</p>;
}

function MyReview({
  productId,
  mine,
  onEdit,
}: {
  productId: number;
  mine: NonNullable<OwnReviewProps['mine']>;
  onEdit: () => void;
}) {
  const { t } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteReview(productId);
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <h3 className="font-semibold">{t('reviews.mine')}</h3>
      {mine.isHidden && <Notice tone="warning">{t('reviews.hidden')}</Notice>}
      <ReviewItem
        review={mine}
        actions={
          <>
            <button type="button" onClick={onEdit} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
              {t('reviews.edit')}
            </button>
            <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
              {t('reviews.delete')}
            </Button>
          </>
        }
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('reviews.delete_title')}
        text={t('reviews.delete_text')}
        confirmLabel={t('reviews.delete')}
        cancelLabel={t('reviews.cancel')}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
        isPending={remove.isPending}
        isDangerous
      />
    </Card>
  );
}
