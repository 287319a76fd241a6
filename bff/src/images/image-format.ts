import Negotiator from 'negotiator';

/** The types that are resized, with sharp's names. SVG has no size in pixels and is sent unchanged. */
export const imageFormats = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
} as const;

export type ImageType = keyof typeof imageFormats;

const smallestFirst = ['image/avif', 'image/webp'] as const;

/** Returns the smallest type that the browser names. A wildcard does not count: old browsers send it too. */
export function pickType(accept: string | undefined, original: ImageType): ImageType {
  const named = new Negotiator({ headers: { accept } }).mediaTypes().map((type) => type.toLowerCase());
  return smallestFirst.find((type) => named.includes(type)) ?? original;
}
