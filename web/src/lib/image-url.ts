/** The address of a product picture at a size; the picture server takes it from the query. */
export function imageUrl(image: string, width: number, height = width): string {
  const [address = '', fragment] = image.split('#', 2);
  const joint = address.includes('?') ? '&' : '?';
  return `${address}${joint}w=${width}&h=${height}${fragment ? `#${fragment}` : ''}`;
}

/** Sizes from a thumbnail to a screen filled twice as dense; the browser takes what its screen needs. */
const widths = [160, 320, 480, 640, 720, 960, 1280];

/** The same square picture in several sizes. Only our own server is known to have them. */
export function imageSources(image: string, longest: number): string | undefined {
  if (!image.startsWith('/')) return undefined;
  return sourcesAt(
    image,
    widths.filter((width) => width <= longest * 2),
  );
}

/** The same picture in these widths. */
export function sourcesAt(image: string, widths: readonly number[], heightOfWidth = 1): string {
  return widths.map((width) => `${imageUrl(image, width, Math.round(width * heightOfWidth))} ${width}w`).join(', ');
}
