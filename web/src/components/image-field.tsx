import { image as imageSchema } from '@shopwright/contracts/fields';
import { imageTypes } from '@shopwright/contracts/http/products';
import type { ComponentProps } from 'react';
import { useLanguage } from '../i18n/language-provider';
import { TextField } from '../ui/field';
import { FileDrop } from '../ui/file-drop';
import { ProductImage } from './product-image';
import { type ImageUpload, imageMegabytes, uploadErrorKey } from './use-image-upload';

interface ImageFieldProps {
  /** The text field that holds the address, as a form wires it up. */
  field: Omit<ComponentProps<typeof TextField>, 'label'>;
  value: string;
  upload: ImageUpload;
  onUploaded: (image: string) => void;
  className?: string;
}

const address = imageSchema();

/** Takes an image by its address or as a file, and shows a preview. */
export function ImageField({ field, value, upload, onUploaded, className }: ImageFieldProps) {
  const { t } = useLanguage();
  return (
    <div className={className}>
      <TextField label={t('field.image')} hint={t('field.image_hint')} dir="ltr" {...field} />
      <div className="mt-3 flex flex-wrap gap-4">
        {address.safeParse(value).success && (
          <ProductImage src={value} alt={t('upload.preview')} size={112} className="size-28 shrink-0 rounded-control" />
        )}
        <FileDrop
          label={t(upload.isPending ? 'upload.pending' : 'upload.choose')}
          hint={t('upload.hint', { max: imageMegabytes })}
          error={upload.error ? t(uploadErrorKey(upload.error), { max: imageMegabytes }) : undefined}
          accept={imageTypes.join(',')}
          isPending={upload.isPending}
          onFile={(file) => upload.mutate(file, { onSuccess: onUploaded })}
          className="min-w-52 flex-1"
        />
      </div>
    </div>
  );
}
