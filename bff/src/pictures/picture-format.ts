/** The types that are resized, and what sharp calls them. SVG is none of them: it has no size to begin with. */
export const pictureFormats = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
} as const;

export type PictureType = keyof typeof pictureFormats;

const smallestFirst = ['image/avif', 'image/webp'] as const;

/** The smallest type that the browser names; a wildcard names none, since old browsers send it for pictures too. */
export function pickType(accept: string | undefined, original: PictureType): PictureType {
  const named = (accept ?? '').split(',').flatMap((range) => {
    const [type, ...params] = range.split(';').map((part) => part.trim().toLowerCase());
    return params.some((param) => /^q=0(\.0*)?$/.test(param)) ? [] : [type];
  });
  return smallestFirst.find((type) => named.includes(type)) ?? original;
}
