/** Returns the address of a product image at a size; the image server reads it from the query. */
export function imageUrl(image: string, width: number, height = width): string {
  const [address = '', fragment] = image.split('#', 2);
  const joint = address.includes('?') ? '&' : '?';
  return `${address}${joint}w=${width}&h=${height}${fragment ? `#${fragment}` : ''}`;
}

/** Sizes from a thumbnail to a screen filled twice as dense, as the server has them; the browser takes what it needs. */
const widths = [160, 320, 480, 720, 1000, 1200];

/** Lists a square image in several sizes. Only the store's server has them. */
export function imageSources(image: string, longest: number): string | undefined {
  if (!image.startsWith('/')) return undefined;
  return widths
    .filter((width) => width <= longest * 2)
    .map((width) => `${imageUrl(image, width)} ${width}w`)
    .join(', ');
}

/** Lists one of the store's images in its aspect ratio. */
export function sourcesUpTo(image: string, widest: number): string {
  return widths
    .filter((width) => width >= 480 && width <= widest)
    .map((width) => `${image}?w=${width} ${width}w`)
    .join(', ');
}
