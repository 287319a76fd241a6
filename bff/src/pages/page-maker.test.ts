import type { PageRenderer, PageRequest } from '@shopwright/contracts/page-renderer';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { expect, it, vi } from 'vitest';
import { createPageMaker, type Page } from './page-maker';

const visitor: Omit<PageRequest, 'address'> = { language: 'en', isSignedOut: true };

/** Makes pages whose content is their path. */
function startMaker() {
  const render = vi.fn(() => 'text '.repeat(1000));
  const renderer: PageRenderer = {
    prepare: async ({ address, language }) => ({ status: 200, language, fingerprint: address.split('?')[0]!, render }),
    overview: async () => '',
    shell: () => 'shell',
  };
  const reads = { collect: <T>(_: unknown, work: () => T) => work() };
  const maker = createPageMaker({ renderer, reads, logger: createLogger('page maker test', 'silent') });
  return { maker, render, make: async (address: string) => (await maker.make({ ...visitor, address })) as Page };
}

it('renders and compresses equal content once, also for requests that come together', async () => {
  const { maker, render, make } = startMaker();
  const [one, other] = await Promise.all([make('/about'), make('/about?from=a-letter')]);
  expect(render).toHaveBeenCalledTimes(1);
  const [first, second] = await Promise.all([maker.encode(one, 'br'), maker.encode(other, 'br')]);
  expect(first.length).toBeLessThan(one.body.length);
  expect(second).toBe(first);
  expect(await maker.encode(await make('/about'), 'br')).toBe(first);
});

it('compresses other content and for other encodings by itself', async () => {
  const { maker, make } = startMaker();
  const [one, other] = [await make('/about'), await make('/terms')];
  const bodies = await Promise.all([maker.encode(one, 'br'), maker.encode(other, 'br'), maker.encode(one, 'gzip')]);
  expect(new Set(bodies).size).toBe(3);
  expect(await maker.encode(one, 'identity')).toBe(one.body);
});
