import { imageTypes } from '@shopwright/contracts/http/product-editing';
import { ImageUp, X } from 'lucide-react';
import { useId } from 'react';
import { useLanguage } from '../i18n/language-provider';
import { buttonClass } from '../ui/button';
import { Spinner } from '../ui/skeleton';
import { imageMegabytes } from './upload-fault';
import type { PhotoUpload, UploadedPhoto } from './use-photo-upload';

/** Chooses photos and lists them. Says of each that was not added why. */
export function PhotoPicker({ upload }: { upload: PhotoUpload }) {
  const { t } = useLanguage();
  const id = useId();
  const { photos, photosMax, isPending } = upload;
  return (
    <div>
      <label
        htmlFor={id}
        className={buttonClass({
          variant: 'secondary',
          className: 'cursor-pointer has-disabled:opacity-60 has-focus-visible:outline-2',
        })}
      >
        {isPending ? <Spinner className="size-4" /> : <ImageUp size={16} aria-hidden />}
        {t('shared.photos.add')}
        <input
          id={id}
          type="file"
          multiple
          accept={imageTypes.join(',')}
          disabled={upload.isFull || isPending}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            upload.add([...(target.files ?? [])]);
            target.value = '';
          }}
          className="sr-only"
        />
      </label>
      <p id={`${id}-hint`} className="mt-1.5 text-muted text-xs">
        {t('shared.photos.hint', { max: photosMax, size: imageMegabytes })}
      </p>
      {photos.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {photos.map((photo, index) => (
            <PhotoChip
              key={photo.id}
              photo={{ ...photo, name: photo.name ?? t('shared.photos.name', { number: index + 1 }) }}
              onRemove={() => upload.remove(photo)}
            />
          ))}
        </ul>
      )}
      {upload.failed.map(({ name, fault }) => (
        <p key={name} role="alert" className="mt-1.5 text-danger text-sm">
          {t(`shared.photos.${fault}`, { name, max: imageMegabytes })}
        </p>
      ))}
      {upload.overMax.length > 0 && (
        <p role="alert" className="mt-1.5 text-danger text-sm">
          {t('shared.photos.over_max', { names: upload.overMax.join(', '), max: photosMax })}
        </p>
      )}
    </div>
  );
}

function PhotoChip({
  photo: { name, thumbnail },
  onRemove,
}: {
  photo: UploadedPhoto & { name: string };
  onRemove: () => void;
}) {
  const { t } = useLanguage();
  return (
    <li className="flex max-w-full items-center rounded-control bg-sunken text-sm">
      {thumbnail ? (
        <img src={thumbnail} alt={name} className="size-16 rounded-control object-cover" />
      ) : (
        <bdi className="truncate ps-3">{name}</bdi>
      )}
      <button
        type="button"
        aria-label={t('shared.photos.remove', { name })}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center"
      >
        <X size={16} aria-hidden />
      </button>
    </li>
  );
}
