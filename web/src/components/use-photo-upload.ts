import { useState } from 'react';
import { useSingleMutation } from '../lib/use-single-mutation';

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

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;

/** Uploads photos as they are chosen, one after the other, and names those that were not added. */
export function usePhotoUpload({ photosMax, send, initial = [] }: PhotoUploadOptions) {
  const [photos, setPhotos] = useState(initial);
  const upload = useSingleMutation({
    mutationFn: async (files: File[]) => {
      const room = photosMax - photos.length;
      const failed: string[] = [];
      for (const file of files.slice(0, room)) {
        const stored = await send(file).catch(() => undefined);
        if (stored) setPhotos((before) => [...before, stored]);
        else failed.push(file.name);
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
