import { afterEach, expect, it, vi } from 'vitest';
import { sendWithProgress } from './send-with-progress';

class FakeRequest {
  static last: FakeRequest;
  status = 202;
  statusText = 'Accepted';
  responseText = '{"id":"a"}';
  headers: Record<string, string> = {};
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open = vi.fn();
  send = vi.fn();
  constructor() {
    FakeRequest.last = this;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  abort() {
    this.onabort?.();
  }
}

afterEach(() => vi.unstubAllGlobals());

function start(signal?: AbortSignal) {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const shares: number[] = [];
  const init = { method: 'POST', headers: { accept: 'application/json' }, body: 'bytes', signal: signal ?? null };
  const response = sendWithProgress('/api/imports/products', init, (share) => shares.push(share));
  return { response, shares, request: FakeRequest.last };
}

it('tells how much is sent, and responds as fetch does', async () => {
  const { response, shares, request } = start();
  request.upload.onprogress?.({ loaded: 1, total: 4 });
  request.onload?.();
  expect(shares).toEqual([0.25]);
  expect(request.open).toHaveBeenCalledWith('POST', '/api/imports/products');
  expect(request.headers).toEqual({ accept: 'application/json' });
  expect(await (await response).json()).toEqual({ id: 'a' });
});

it('fails where nothing answers, and stops when it is told to', async () => {
  const lost = start();
  lost.request.onerror?.();
  await expect(lost.response).rejects.toThrow(TypeError);
  const controller = new AbortController();
  const stopped = start(controller.signal);
  controller.abort();
  await expect(stopped.response).rejects.toThrow(/abort/i);
});
