import { imageTypes, imageUpload } from '@shopwright/contracts/http/product-editing';
import { isApiError } from '../lib/api-error';

/** Why an image was not stored. */
export type UploadFault = 'type' | 'size' | 'unreadable' | 'failed';

export const imageMegabytes = imageUpload.maxBytes / 1_000_000;

class RefusedFile extends Error {
  constructor(readonly fault: UploadFault) {
    super(fault);
  }
}

/** Throws for a wrong type or size, before the file is sent. */
export function assertUploadable(file: File): void {
  if (!(imageTypes as readonly string[]).includes(file.type)) throw new RefusedFile('type');
  if (file.size > imageUpload.maxBytes) throw new RefusedFile('size');
}

export function uploadFault(error: unknown): UploadFault {
  if (error instanceof RefusedFile) return error.fault;
  if (isApiError(error, 'payload_too_large')) return 'size';
  if (isApiError(error, 'unsupported_media_type')) return 'type';
  return isApiError(error, 'invalid_request') ? 'unreadable' : 'failed';
}
