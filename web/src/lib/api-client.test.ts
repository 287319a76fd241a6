import { listCategories } from '@shopwright/contracts/http/categories';
import { setStock } from '@shopwright/contracts/http/inventory';
import { uploadImage } from '@shopwright/contracts/http/product-editing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { call, callOrNull, callPage, newTraceparent, upload } from './api-client';
import { ApiError } from './api-error';

function answer(status: number, body: string, headers: Record<string, string> = {}) {
  const fetchMock = vi.fn(async () => new Response(body, { status, headers }));
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}
afterEach(() => vi.unstubAllGlobals());

describe('call', () => {
  it('sends method, path, JSON body, cookies and its place in a trace', async () => {
    const fetchMock = answer(200, '{"id":7}');
    await call(setStock, { params: { id: '7' }, body: { stockQuantity: 3 } });
    const [url, init] = fetchMock.mock.calls[0] as unknown as [
      string,
      RequestInit & { headers: Record<string, string> },
    ];
    expect(url).toBe('/api/products/7/stock');
    expect(init).toMatchObject({ method: 'PUT', body: '{"stockQuantity":3}', credentials: 'same-origin' });
    expect(init.headers['content-type']).toBe('application/json');
    expect(init.headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  });

  it('fails with "status: body", and what the body says', async () => {
    const body = JSON.stringify({
      code: 'invalid_request',
      message: 'stockQuantity: Must be 0 or more',
      requestId: 'r-1',
      fields: [{ path: 'stockQuantity', message: 'Must be 0 or more' }],
    });
    answer(400, body);
    const error = await call(setStock, { params: { id: '7' }, body: { stockQuantity: -1 } }).catch((reason) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error.message).toBe(`400: ${body}`);
    expect(error).toMatchObject({ code: 'invalid_request', requestId: 'r-1', fields: [{ path: 'stockQuantity' }] });
  });

  it('fails with the status text where there is no body, and with status 0 where there is no answer', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 502, statusText: 'Bad Gateway' }));
    await expect(call(listCategories, {})).rejects.toMatchObject({ message: '502: Bad Gateway' });
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(call(listCategories, {})).rejects.toMatchObject({ status: 0 });
  });
});

describe('upload', () => {
  it('sends the bytes as they are, named by their type', async () => {
    const fetchMock = answer(200, '{"image":"/uploads/a.webp","width":1,"height":1}');
    const file = new Blob(['bytes'], { type: 'image/png' });
    expect(await upload(uploadImage, file)).toMatchObject({ image: '/uploads/a.webp' });
    const [url, init] = fetchMock.mock.calls[0] as unknown as [
      string,
      RequestInit & { headers: Record<string, string> },
    ];
    expect(url).toBe('/api/images');
    expect(init.body).toBe(file);
    expect(init.headers['content-type']).toBe('image/png');
  });
});

describe('callOrNull', () => {
  it('is null for 401, and for nothing else', async () => {
    answer(401, '{}');
    expect(await callOrNull(listCategories, {})).toBeNull();
    answer(503, '{}');
    await expect(callOrNull(listCategories, {})).rejects.toMatchObject({ status: 503 });
  });
});

describe('callPage', () => {
  it('finds where the list goes on', async () => {
    answer(200, '[]', { link: '</api/products?sort=name&cursor=abc%3D>; rel="next"' });
    expect((await callPage(listCategories, {})).nextCursor).toBe('abc=');
  });
});

it('begins a new trace with each call', () => {
  expect(newTraceparent()).not.toBe(newTraceparent());
});
