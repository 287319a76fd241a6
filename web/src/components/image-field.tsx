import { image as imageSchema } from '@shopwright/contracts/fields';
import { imageTypes, uploadImage } from '@shopwright/contracts/http/product-editing';
import { useMutation } from '@tanstack/react-query';
import clsx from 'clsx';
import { ImageUp } from 'lucide-react';
import { type ComponentProps, type DragEvent, useId, useState } from 'react';
import { useLanguage } from '../i18n/language-provider';
import type { MessageKey } from '../i18n/messages';
import { isApiError, upload } from '../lib/api-client';
import { TextField } from '../ui/field';
import { Spinner } from '../ui/skeleton';
import { ProductImage } from './product-image';

const { maxBytes } = uploadImage.upload ?? { maxBytes: 0 };
const imageMegabytes = Math.floor(maxBytes / 1_000_000);

class RefusedFile extends Error {
  constructor(readonly key: MessageKey) {
    super(key);
  }
}

/** Uploads an image and returns its address. Rejects a wrong type or size without sending it. */
export function useImageUpload() {
  return useMutation({
    mutationFn: async (file: File) => {
      if (!(imageTypes as readonly string[]).includes(file.type)) throw new RefusedFile('upload.type');
      if (file.size > maxBytes) throw new RefusedFile('upload.size');
      return (await upload(uploadImage, file)).image;
    },
  });
}

export type ImageUpload = ReturnType<typeof useImageUpload>;

function uploadErrorKey(error: unknown): MessageKey {
  if (error instanceof RefusedFile) return error.key;
  if (isApiError(error, 'payload_too_large')) return 'upload.size';
  if (isApiError(error, 'unsupported_media_type')) return 'upload.type';
  if (isApiError(error, 'invalid_request') || isApiError(error, 'unprocessable')) return 'upload.unreadable';
  return 'upload.failed';
}

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

interface FileDropProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** As in the `accept` of a file field; what is dropped is not checked against it. */
  accept?: string;
  isPending?: boolean;
  onFile: (file: File) => void;
  className?: string;
}

/** A file field that takes dropped files too. */
function FileDrop({ label, hint, error, accept, isPending, onFile, className }: FileDropProps) {
  const id = useId();
  const [isDraggedOver, setDraggedOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !isPending) onFile(file);
  };
  return (
    <div className={className}>
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setDraggedOver(true);
        }}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={drop}
        className={clsx(
          'flex min-h-24 flex-col items-center justify-center gap-1.5 rounded-control border-2 border-dashed p-4 text-center transition-colors',
          'has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2',
          isDraggedOver
            ? 'border-primary bg-primary-soft'
            : 'border-line-strong/60 hover:border-line-strong hover:bg-sunken',
          isPending && 'opacity-60',
        )}
      >
        {isPending ? <Spinner className="size-5" /> : <ImageUp size={22} aria-hidden className="text-muted" />}
        <span className="font-medium text-sm">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="text-muted text-xs">
            {hint}
          </span>
        )}
        <input
          id={id}
          type="file"
          accept={accept}
          disabled={isPending}
          aria-invalid={Boolean(error)}
          aria-describedby={clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) onFile(file);
            // The same file may be chosen again, after a failure for instance.
            target.value = '';
          }}
          className="sr-only"
        />
      </label>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
