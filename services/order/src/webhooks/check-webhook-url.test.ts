import { describe, expect, it } from 'vitest';
import { checkWebhookUrl } from './check-webhook-url';

const known: Record<string, string[]> = {
  'hooks.example.com': ['93.184.215.14'],
  'both.example.com': ['10.0.0.1', '93.184.215.14'],
  'inward.example.com': ['192.168.1.7', '10.0.0.1'],
  'metadata.example.com': ['169.254.169.254'],
  'wrapped.example.com': ['::ffff:127.0.0.1'],
  'here.example.com': ['127.0.0.1'],
  localhost: ['127.0.0.1', '::1'],
};

const check = (url: string, allowLocal = false) =>
  checkWebhookUrl(url, {
    allowLocal,
    lookup: async (host) => {
      if (!known[host]) throw new Error('ENOTFOUND');
      return known[host].map((address) => ({ address }));
    },
  });

describe('an address for webhooks', () => {
  it.each([
    'https://hooks.example.com/a?b=c',
    'https://hooks.example.com:8443/',
    'https://both.example.com/',
    'https://93.184.215.14/',
    // Nobody may know it yet.
    'https://unknown.example.com/',
  ])('may be %s', async (url) => {
    await expect(check(url)).resolves.toBeUndefined();
  });

  it.each([
    'http://hooks.example.com/',
    'https://user:secret@hooks.example.com/',
    'https://inward.example.com/',
    'https://metadata.example.com/',
    'https://wrapped.example.com/',
    'https://here.example.com/',
    'https://localhost/',
    'https://shop.localhost/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://10.1.2.3/',
  ])('must not be %s', async (url) => {
    await expect(check(url)).rejects.toMatchObject({ code: 'unprocessable', fields: [{ path: 'url' }] });
  });

  it('may be this machine where that is allowed, and nothing else of its network', async () => {
    await expect(check('http://127.0.0.1:4910/', true)).resolves.toBeUndefined();
    await expect(check('http://localhost:4910/', true)).resolves.toBeUndefined();
    await expect(check('http://10.0.0.1/', true)).rejects.toMatchObject({ code: 'unprocessable' });
    await expect(check('http://hooks.example.com/', true)).rejects.toMatchObject({ code: 'unprocessable' });
  });
});
