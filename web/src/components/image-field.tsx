import { image as imageSchema } from '@shopwright/contracts/fields';
import { imageTypes } from '@shopwright/contracts/http/product-editing';
import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useLanguage } from '../i18n/language-provider';
import { uploadImage } from '../lib/queries/images';
import { TextField } from '../ui/field';
import { FileDrop } from './file-drop';
import { Permitted } from './permitted';
import { ProductImage } from './product-image';
import { assertUploadable, imageMegabytes, uploadFault } from './upload-fault';

/** Uploads an image and returns its address. Rejects a wrong type or size without sending it. */
export function useImageUpload() {
  return useMutation({
    mutationFn: async (file: File) => {
      assertUploadable(file);
      return (await uploadImage(file)).image;
    },
  });
}

export type ImageUpload = ReturnType<typeof useImageUpload>;

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
      <TextField
        label={t('shared.field.image')}
        hint={t('shared.field.image_hint')}
        dir="ltr"
        {...field}
        // An empty field has no wrong address.
        error={field.error && value === '' ? t('shared.field.image_missing') : field.error}
      />
      <div className="mt-3 flex flex-wrap gap-4">
        {address.safeParse(value).success && (
          <ProductImage
            src={value}
            alt={t('shared.upload.preview')}
            size={112}
            className="size-28 shrink-0 rounded-control"
          />
        )}
        <Permitted to="products:write">
          <ImageDrop
            upload={upload}
            onFiles={([file]) => file && upload.mutate(file, { onSuccess: onUploaded })}
            className="min-w-52 flex-1"
          />
        </Permitted>
      </div>
    </div>
  );
}

interface ImageDropProps {
  upload: ImageUpload;
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
  className?: string;
}

/** A file field for images, which says why an upload failed. */
export function ImageDrop({ upload, ...drop }: ImageDropProps) {
  const { t } = useLanguage();
  const max = imageMegabytes;
  return (
    <FileDrop
      label={t(upload.isPending ? 'shared.upload.pending' : 'shared.upload.choose')}
      hint={t('shared.upload.hint', { max })}
      error={upload.error ? t(`shared.upload.${uploadFault(upload.error)}`, { max }) : undefined}
      accept={imageTypes.join(',')}
      isPending={upload.isPending}
      {...drop}
    />
  );
}
