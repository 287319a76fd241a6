/** Is told which share of the body is sent, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Sends a request as `fetch` does, and tells how much of its body is sent, which `fetch` cannot. The response has no headers. */
export function sendWithProgress(url: string, init: RequestInit, onProgress: OnProgress): Promise<Response> {
  const { signal } = init;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open(init.method ?? 'GET', url);
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    request.onload = () =>
      resolve(new Response(request.responseText, { status: request.status, statusText: request.statusText }));
    request.onerror = () => reject(new TypeError('The request could not be sent'));
    request.onabort = () => reject(signal?.reason);
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    signal?.throwIfAborted();
    signal?.addEventListener('abort', stop);
    request.send(init.body as XMLHttpRequestBodyInit);
  });
}
