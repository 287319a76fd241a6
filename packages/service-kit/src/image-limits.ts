/** The settings of sharp that are changed here. Whoever works on pictures brings it along: no other process carries it. */
interface SharpSettings {
  block(by: { operation: string[] }): void;
  unblock(by: { operation: string[] }): void;
  cache(isOn: boolean): unknown;
  concurrency(threads: number): unknown;
}

/** Of one picture: 200 MB while it is worked on. */
export const pixelsMax = 50_000_000;

const decoders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'];

/** Nothing but pixels is ever decoded, whatever a file says that it is: no SVG or PDF. One thread a picture. */
export function limitImages(sharp: SharpSettings): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: decoders.map((decoder) => `VipsForeignLoad${decoder}Buffer`) });
  sharp.cache(false);
  sharp.concurrency(1);
}
