import { imageTypes, uploadImage } from '@shopwright/contracts/http/products';
import { useMutation } from '@tanstack/react-query';
import type { MessageKey } from '../i18n/messages';
import { isApiError, upload } from '../lib/api-client';

const { maxBytes } = uploadImage.upload ?? { maxBytes: 0 };
export const imageMegabytes = Math.floor(maxBytes / 1_000_000);

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

export function uploadErrorKey(error: unknown): MessageKey {
  if (error instanceof RefusedFile) return error.key;
  if (isApiError(error, 'payload_too_large')) return 'upload.size';
  if (isApiError(error, 'unsupported_media_type')) return 'upload.type';
  if (isApiError(error, 'invalid_request') || isApiError(error, 'unprocessable')) return 'upload.unreadable';
  return 'upload.failed';
}
