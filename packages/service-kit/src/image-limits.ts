/** The part of sharp that `limitImages` changes. The caller passes sharp, so that other processes need not load it. */
interface SharpSettings {
  block(by: { operation: string[] }): void;
  unblock(by: { operation: string[] }): void;
  cache(isOn: boolean): unknown;
  concurrency(threads: number): unknown;
}

/** Of one image: 200 MB while it is processed. */
export const pixelsMax = 50_000_000;

const decoders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'];

/** Restricts decoding to raster formats, regardless of the type it claims: no SVG or PDF. Uses one thread per image. */
export function limitImages(sharp: SharpSettings): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: decoders.map((decoder) => `VipsForeignLoad${decoder}Buffer`) });
  sharp.cache(false);
  sharp.concurrency(1);
}
