import { accentPalette } from '@shopwright/contracts/accent-color';
import type { Seller } from '../db/invoice-tables';
import type { OrderDeps } from '../deps';

/** How the store looked when a document was issued. */
export interface DocumentLook {
  /** `#rrggbb`, legible on white. */
  accentColor?: string;
  /** A WebP. */
  logo?: Uint8Array;
}

/** Reads the look of a document. A logo that is elsewhere, or cannot be read now, is left out: it must not hold an invoice back. */
export async function readLook(
  { readUpload, logger }: Pick<OrderDeps, 'readUpload' | 'logger'>,
  { accentColor, logo = '' }: Seller,
): Promise<DocumentLook> {
  const name = /^\/uploads\/([^/]+)$/.exec(logo)?.[1];
  const bytes =
    name !== undefined &&
    (await readUpload(name).catch((error: unknown) => logger.warn({ err: error, logo }, 'document without its logo')));
  return {
    ...(accentColor && { accentColor: accentPalette(accentColor).primary.light }),
    ...(bytes && { logo: bytes }),
  };
}
