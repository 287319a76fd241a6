import type { Endpoint } from '@shopwright/contracts/endpoint';
import { callFile } from './api-client';

/** Lets the browser save a text or bytes as a file. `type` is the media type of a text. */
export function saveFile(name: string, content: string | Blob, type = 'text/plain'): void {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  saveFileFrom(url, name);
  // Not immediately: some browsers begin to read only after the click's handlers.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Lets the browser save what an address responds with, by the name that the response gives it unless there is one. */
export function saveFileFrom(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Lets the browser save the file that an endpoint returns. */
export async function downloadFile(
  name: string,
  endpoint: Endpoint,
  from: { params: Record<string, string>; query?: Record<string, string | undefined> },
): Promise<void> {
  saveFile(name, await callFile(endpoint, from));
}
