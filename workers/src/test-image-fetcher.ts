import { createServiceClient } from '@shopwright/service-kit/http/client';
import { fetchPublic } from '@shopwright/service-kit/http/fetch-public';
import { readInternalKeys } from '@shopwright/service-kit/http/internal-keys';
import { createInternalTokens } from '@shopwright/service-kit/http/internal-token';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { fetchImages } from './fetch-images';

/** A process that fetches the images of an import, and hangs as soon as it has one: whoever started it kills it before the catalog gets it. */
const [, , catalogUrl = '', shopUrl = '', jobId = '', signingKey = '', publicKeys = ''] = process.argv;
const catalog = createServiceClient(catalogUrl, createInternalTokens(readInternalKeys(signingKey, publicKeys), {}));

await fetchImages({ catalog }, async (url, options) => {
  await fetchPublic(url.replace('https://shop.test', shopUrl), { ...options, allowLocal: true });
  process.stdout.write('fetched\n');
  return new Promise(() => undefined);
})(
  { id: 'killed', type: 'import-images-requested', payload: { jobId } },
  { logger: createLogger('test', 'silent'), isFinal: () => false },
);
