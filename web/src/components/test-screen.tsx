import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { loadMessages } from '../i18n/language';
import { LanguageProvider } from '../i18n/language-provider';
import { setTransport } from '../lib/api-client';
import { queryClient } from '../lib/query-client';

/** Answers a call by what it sent: with a body, with a whole response, or with a status that is an error. */
type Responder = (sent: unknown, query: URLSearchParams) => unknown | Promise<unknown>;

export interface Screen {
  address?: string;
  /** By `METHOD /path`, without `/api`. A call to any other path answers 503. */
  responses?: Record<string, Responder>;
}

export class TestError {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly details?: object,
  ) {}
}

const container = document.createElement('div');
let root: ReturnType<typeof createRoot>;

/** Prepares every test of a file for `showScreen`. */
export function prepareScreens(): void {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    document.body.append(container);
    root = createRoot(container);
  });
  afterEach(() => {
    act(() => root.unmount());
    container.remove();
    queryClient.clear();
    setTransport((url, init) => fetch(url, init));
  });
}

/** Renders an element as the app does, on a server that answers as told. */
export async function showScreen(element: ReactNode, { address = '/', responses = {} }: Screen = {}) {
  await loadMessages('office');
  setTransport(async (url, init) => {
    const path = url.replace(/^\/api/, '').replace(/\?.*/, '');
    const response = responses[`${init.method} ${path}`] ?? (() => new TestError(503, 'unavailable'));
    const sent = init.body instanceof Blob ? init.body : init.body && JSON.parse(String(init.body));
    const body = await response(sent, new URLSearchParams(url.split('?')[1]));
    if (body instanceof Response) return body;
    if (!(body instanceof TestError)) return Response.json(body);
    const { status, code, details } = body;
    return Response.json({ code, details, message: 'x', requestId: 'x' }, { status });
  });
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[address]}>
        <QueryClientProvider client={queryClient}>
          <LanguageProvider>{element}</LanguageProvider>
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
  return container;
}

/** Waits, as often as React has something to do, until the callback returns something. */
export async function until<T>(find: () => T | null | undefined | false): Promise<T> {
  for (let waitedMs = 0; waitedMs < 10_000; waitedMs += 10) {
    const found = find();
    if (found) return found;
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  }
  throw new Error(`not on the screen: ${find}\n${container.textContent}`);
}

/** Finds a control by the text of its label, or by its name. */
export const findField = (label: string) =>
  [...container.querySelectorAll<HTMLInputElement>('input, select, textarea')].find(
    (field) =>
      field.getAttribute('aria-label') === label ||
      [...container.querySelectorAll('label')].some(
        (name) => name.htmlFor === field.id && name.textContent?.trim() === label,
      ),
  );

/** Finds a button or a link by its text or its name. */
export const findButton = (name: string) =>
  [...container.querySelectorAll<HTMLElement>('button, a')].find(
    (button) => button.textContent?.trim() === name || button.getAttribute('aria-label') === name,
  );

/** Types a text as a browser does: React listens for the event, and reads the value that it brings. */
export const type = (field: HTMLInputElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

export const press = (button: HTMLElement) => act(async () => button.click());

/** Chooses from a list by the value of its option. */
export const choose = (list: HTMLElement, value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(list, value);
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
