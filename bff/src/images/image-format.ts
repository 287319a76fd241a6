import Negotiator from 'negotiator';

/** The types that are resized, and what sharp calls them. SVG is none of them: it has no size to begin with. */
export const imageFormats = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
} as const;

export type ImageType = keyof typeof imageFormats;

const smallestFirst = ['image/avif', 'image/webp'] as const;

/** The smallest type that the browser names; a wildcard names none, since old browsers send it for images too. */
export function pickType(accept: string | undefined, original: ImageType): ImageType {
  const named = new Negotiator({ headers: { accept } }).mediaTypes().map((type) => type.toLowerCase());
  return smallestFirst.find((type) => named.includes(type)) ?? original;
}
