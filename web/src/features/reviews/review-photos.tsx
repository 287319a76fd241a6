import type { Review } from '@shopwright/contracts/http/reviews';
import { useState } from 'react';
import { ChunkErrorNotice } from '../../components/chunk-error-notice';
import { lazyPart } from '../../components/lazy-part';
import { useLanguage } from '../../i18n/language-provider';
import { photoUrl, thumbnailUrl } from './api';

const ImageViewer = lazyPart(async () => (await import('../../components/image-viewer')).ImageViewer, {
  failed: (retry, { isOpen, onClose }) => isOpen && <ChunkErrorNotice isFloating onRetry={retry} onDismiss={onClose} />,
});

/** The photos of a review in a row; a click fills the screen with one. */
export function ReviewPhotos({ review: { photos, customerName: name } }: { review: Review }) {
  const { t } = useLanguage();
  const [at, setAt] = useState(0);
  // Undefined until it is first opened: only then its code is fetched.
  const [isOpen, setOpen] = useState<boolean>();
  const altOf = (index: number) => t('reviews.photo_by', { number: index + 1, name });
  return (
    <>
      <ul className="flex flex-wrap gap-2 pt-1">
        {photos.map((photo, index) => (
          <li key={photo}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                setAt(index);
                setOpen(true);
              }}
              className="block cursor-zoom-in overflow-hidden rounded-control border border-line hover:border-line-strong"
            >
              <img
                src={thumbnailUrl(photo)}
                alt={altOf(index)}
                width={96}
                height={96}
                loading="lazy"
                className="size-20 bg-sunken object-cover sm:size-24"
              />
            </button>
          </li>
        ))}
      </ul>
      {isOpen !== undefined && (
        <ImageViewer
          images={photos.map((photo, index) => ({ url: photoUrl(photo), alt: altOf(index) }))}
          at={at}
          onChange={setAt}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={t('reviews.photos', { name })}
        />
      )}
    </>
  );
}
