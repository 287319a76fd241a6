import type { ModeratedReview } from '@shopwright/contracts/http/reviews';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Permitted } from '../../components/permitted';
import { useLanguage } from '../../i18n/language-provider';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { photoUrl, useDeletePhoto } from './api';

/** The photos of a review, each with a button that deletes it. */
export function ModeratedPhotos({ review }: { review: ModeratedReview }) {
  const { t } = useLanguage();
  const [asked, setAsked] = useState<string>();
  const remove = useDeletePhoto(review);
  const { photos, customerName: name } = review;
  const close = () => setAsked(undefined);
  if (photos.length === 0) return null;
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-3">
        {photos.map((photo, index) => (
          <li key={photo} className="flex items-center rounded-control bg-sunken">
            <a href={photoUrl(photo)} target="_blank" rel="noreferrer" className="block">
              <img
                src={`${photoUrl(photo)}?size=thumbnail`}
                alt={t('moderation.photo', { number: index + 1, name })}
                width={80}
                height={80}
                loading="lazy"
                className="size-20 rounded-control object-cover"
              />
            </a>
            <Permitted to="reviews:write">
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={t('moderation.photo_remove_named', { number: index + 1, name })}
                onClick={() => setAsked(photo)}
                className="grid size-11 place-items-center rounded-control hover:text-danger"
              >
                <X size={16} aria-hidden />
              </button>
            </Permitted>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={close}
        title={t('moderation.photo_remove_title')}
        text={t('moderation.photo_remove_text')}
        confirmLabel={t('moderation.photo_remove')}
        cancelLabel={t('shared.dialog.cancel')}
        onConfirm={() => asked && remove.mutate(asked, { onSettled: close })}
        isPending={remove.isPending}
        isDangerous
      />
    </>
  );
}
