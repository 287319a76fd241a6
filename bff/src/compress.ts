import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { withOwnMemory } from './byte-cache';

/** The smallest encoding comes first. Among those that a browser accepts, none has priority. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A body is compressed once and sent many times: worth more effort than one that is sent once. */
const quality = 6;

/** Returns the bytes in this encoding, to be stored. */
export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return withOwnMemory(await deflate(bytes));
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return withOwnMemory(await brotli(bytes, { params }));
}
