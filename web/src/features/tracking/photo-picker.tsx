import { returnPhotosMax } from '@shopwright/contracts/http/order-returns';
import { imageTypes } from '@shopwright/contracts/http/product-editing';
import { ImageUp, X } from 'lucide-react';
import { useId } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { buttonClass } from '../../ui/button';
import { Spinner } from '../../ui/skeleton';
import { type OrderKey, uploadPhoto } from './api';

export interface Photo {
  id: string;
  name: string;
}

interface PhotoPickerProps {
  orderKey: OrderKey;
  photos: Photo[];
  onChange: (photos: Photo[]) => void;
}

/** Uploads photos as they are chosen, one after the other. One that fails is named and can be chosen again. */
export function PhotoPicker({ orderKey, photos, onChange }: PhotoPickerProps) {
  const { t } = useLanguage();
  const id = useId();
  const isFull = photos.length >= returnPhotosMax;
  const add = useSingleMutation({
    mutationFn: async (files: File[]) => {
      const added: Photo[] = [];
      const failed: string[] = [];
      for (const file of files.slice(0, returnPhotosMax - photos.length)) {
        const stored = await uploadPhoto(orderKey, file).catch(() => undefined);
        if (stored) added.push({ id: stored.photo, name: file.name });
        else failed.push(file.name);
      }
      return { added, failed };
    },
    onSuccess: ({ added }) => onChange([...photos, ...added]),
  });
  return (
    <div>
      <label
        htmlFor={id}
        className={buttonClass({
          variant: 'secondary',
          className: 'cursor-pointer has-disabled:opacity-60 has-focus-visible:outline-2',
        })}
      >
        {add.isPending ? <Spinner className="size-4" /> : <ImageUp size={16} aria-hidden />}
        {t('purchase.photos')}
        <input
          id={id}
          type="file"
          multiple
          accept={imageTypes.join(',')}
          disabled={isFull || add.isPending}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            add.mutate([...(target.files ?? [])]);
            target.value = '';
          }}
          className="sr-only"
        />
      </label>
      <p id={`${id}-hint`} className="mt-1.5 text-muted text-xs">
        {t('purchase.photos_hint', { max: returnPhotosMax })}
      </p>
      {photos.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {photos.map((photo) => (
            <li key={photo.id} className="flex max-w-full items-center rounded-control bg-sunken ps-3 text-sm">
              <bdi className="truncate">{photo.name}</bdi>
              <button
                type="button"
                aria-label={t('purchase.photo_remove', { name: photo.name })}
                onClick={() => onChange(photos.filter((other) => other !== photo))}
                className="grid size-11 shrink-0 place-items-center"
              >
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {add.data?.failed.map((name) => (
        <p key={name} role="alert" className="mt-1.5 text-danger text-sm">
          {t('purchase.photo_failed', { name })}
        </p>
      ))}
    </div>
  );
}
