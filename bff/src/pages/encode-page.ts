import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The smallest first: of those that a browser takes it takes any as gladly. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A page is compressed once and sent many times: worth more effort than a reply that is sent once. */
const quality = 6;

export async function encodePage(html: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(html);
  if (encoding === 'br') {
    return brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    });
  }
  return encoding === 'gzip' ? deflate(bytes) : bytes;
}
