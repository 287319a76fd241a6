import { useState } from 'react';
import { isApiError } from '../lib/api-error';
import { useSingleMutation } from '../lib/use-single-mutation';
import { assertUploadable, type UploadFault, uploadFault } from './upload-fault';

export interface UploadedPhoto {
  id: string;
  /** The name of its file, which is shown without a `thumbnail`. */
  name?: string;
  /** The address of a small image. */
  thumbnail?: string;
}

interface PhotoUploadOptions {
  photosMax: number;
  send: (file: File) => Promise<UploadedPhoto>;
  initial?: UploadedPhoto[] | undefined;
}

type PhotoFault = UploadFault | 'full';

/** The server keeps photos that were removed again for a while, and counts them. */
const photoFault = (error: unknown): PhotoFault => (isApiError(error, 'unprocessable') ? 'full' : uploadFault(error));

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;

/** Uploads photos as they are chosen, one after the other, and says which were not added and why. */
export function usePhotoUpload({ photosMax, send, initial = [] }: PhotoUploadOptions) {
  const [photos, setPhotos] = useState(initial);
  const upload = useSingleMutation({
    mutationFn: async (files: File[]) => {
      const room = photosMax - photos.length;
      const failed: { name: string; fault: PhotoFault }[] = [];
      for (const file of files.slice(0, room)) {
        try {
          assertUploadable(file);
          const stored = await send(file);
          setPhotos((before) => [...before, stored]);
        } catch (error) {
          failed.push({ name: file.name, fault: photoFault(error) });
        }
      }
      return { failed, overMax: files.slice(room).map(({ name }) => name) };
    },
  });
  return {
    photos,
    photosMax,
    add: upload.mutate,
    remove: (photo: UploadedPhoto) => setPhotos((before) => before.filter(({ id }) => id !== photo.id)),
    isPending: upload.isPending,
    isFull: photos.length >= photosMax,
    failed: upload.data?.failed ?? [],
    overMax: upload.data?.overMax ?? [],
  };
}
