const uploads = '/uploads/';

/**
 * Returns the address by which another store finds an image that was uploaded to this one. What is part of every store, such as
 * the images of the demonstration, keeps its path, and so do all images of a store without https: no other store fetches them.
 */
export const toAbsoluteImage = (image: string, origin: string | undefined): string =>
  origin?.startsWith('https:') && image.startsWith(uploads) ? origin + image : image;

/** The same backwards, for each of the addresses of a cell. */
export const toOwnImages = (cell: string, origin: string | undefined): string =>
  origin === undefined ? cell : cell.replaceAll(`${origin}${uploads}`, uploads);
