import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { checkLocalWebhooks, httpUrl, localWebhooksEnv, nodeEnv } from './config';

const env = z.object({ ...localWebhooksEnv, NODE_ENV: nodeEnv, PUBLIC_URL: httpUrl }).superRefine(checkLocalWebhooks);
const complaints = (given: Record<string, string>) =>
  env.safeParse({ PUBLIC_URL: 'http://localhost:3000', ...given }).error?.issues.map(({ path }) => path[0]) ?? [];

describe('ALLOW_LOCAL_WEBHOOKS', () => {
  it('may be on in a store on this machine', () => {
    expect(complaints({ ALLOW_LOCAL_WEBHOOKS: 'on' })).toEqual([]);
    expect(complaints({ ALLOW_LOCAL_WEBHOOKS: 'on', PUBLIC_URL: 'http://127.0.0.1:4910' })).toEqual([]);
  });

  it.each<Record<string, string>>([
    { NODE_ENV: 'production' },
    { PUBLIC_URL: 'https://shop.example.com' },
    { PUBLIC_URL: 'http://192.168.1.5:3000' },
  ])('is refused with %o', (given) => {
    expect(complaints({ ALLOW_LOCAL_WEBHOOKS: 'on', ...given })).toEqual(['ALLOW_LOCAL_WEBHOOKS']);
    expect(complaints(given)).toEqual([]);
  });
});
