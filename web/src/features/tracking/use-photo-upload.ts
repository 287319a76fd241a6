import { returnPhotosMax } from '@shopwright/contracts/http/order-returns';
import { useState } from 'react';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { type OrderKey, uploadPhoto } from './api';

interface Photo {
  id: string;
  name: string;
}

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;

/** Uploads the photos of a return as they are chosen, one after the other, and names those that were not added. */
export function usePhotoUpload(orderKey: OrderKey) {
  const [photos, setPhotos] = useState<Photo[]>([]);
  const upload = useSingleMutation({
    mutationFn: async (files: File[]) => {
      const room = returnPhotosMax - photos.length;
      const failed: string[] = [];
      for (const file of files.slice(0, room)) {
        const stored = await uploadPhoto(orderKey, file).catch(() => undefined);
        if (stored) setPhotos((before) => [...before, { id: stored.photo, name: file.name }]);
        else failed.push(file.name);
      }
      return { failed, overMax: files.slice(room).map(({ name }) => name) };
    },
  });
  return {
    photos,
    add: upload.mutate,
    remove: (photo: Photo) => setPhotos((before) => before.filter(({ id }) => id !== photo.id)),
    isPending: upload.isPending,
    isFull: photos.length >= returnPhotosMax,
    failed: upload.data?.failed ?? [],
    overMax: upload.data?.overMax ?? [],
  };
}
