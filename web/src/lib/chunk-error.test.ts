import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChunk } from './chunk-error';

const lost = new TypeError('Failed to fetch dynamically imported module');
const load = vi.fn(async () => 'part');
const respond = vi.fn(async () => Response.json({ status: 'alive' }));

beforeEach(() => {
  load.mockReset().mockResolvedValue('part');
  respond.mockReset().mockImplementation(async () => Response.json({ status: 'alive' }));
  vi.stubGlobal('fetch', respond);
});
afterEach(() => vi.unstubAllGlobals());

it('returns what was imported, and asks for nothing else', async () => {
  expect(await loadChunk(load)).toBe('part');
  expect(load).toHaveBeenCalledOnce();
  expect(respond).not.toHaveBeenCalled();
});

it('imports once more what a change of networks has lost', async () => {
  load.mockRejectedValueOnce(lost);
  expect(await loadChunk(load)).toBe('part');
  expect(respond).not.toHaveBeenCalled();
});

describe('where code cannot be imported', () => {
  beforeEach(() => void load.mockRejectedValue(lost));

  it.each([
    ['a store that can be reached', async () => Response.json({ status: 'alive' }), true],
    ['a store that is busy', async () => Response.json({}, { status: 503 }), false],
    [
      'a network that wants a sign-in first',
      async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
      false,
    ],
    ['a line that is down', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('says for %s whether only a new page can help', async (_case, response, needsReload) => {
    respond.mockImplementation(response);
    await expect(loadChunk(load)).rejects.toMatchObject({ name: 'ChunkError', needsReload, cause: lost });
  });

  it('tries again at the next attempt', async () => {
    await loadChunk(load).catch(() => {});
    load.mockResolvedValue('part');
    expect(await loadChunk(load)).toBe('part');
  });
});
