import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { loadMessages } from '../i18n/language';
import { ApiError } from '../lib/api-client';
import { useZodForm } from './use-zod-form';

const schema = z.object({ email: z.string() });
type Options = Parameters<ReturnType<typeof useZodForm<typeof schema>>['submit']>[1];

const container = document.createElement('div');
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await loadMessages(['forms']);
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const refusing = (path: string) =>
  new ApiError(409, JSON.stringify({ code: 'conflict', message: 'x', fields: [{ path, message: 'Required' }] }));

/** Submits a form whose mutation ends with this error, and returns what the form then shows. */
async function submit(error: Error | undefined, options: Partial<Options> = {}): Promise<string> {
  const mutate = (_sent: unknown, told: { onSuccess: (result: string) => void; onError: (error: Error) => void }) =>
    error ? told.onError(error) : told.onSuccess('saved');
  function Form() {
    const form = useZodForm(schema, { email: 'a@example.com' });
    return (
      <form onSubmit={form.submit({ mutate } as never, options as Options)}>
        <input {...form.register('email')} />
        <p>{form.getError('email')}</p>
      </form>
    );
  }
  act(() => root.render(<Form />));
  await act(async () => {
    container.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  return container.textContent ?? '';
}

describe('submitting a form', () => {
  it('shows what the server has against a field there, and nowhere else', async () => {
    const failed = vi.fn();
    expect(await submit(refusing('email'), { failed })).toBe('Required');
    expect(failed).not.toHaveBeenCalled();
  });

  it('calls `failed` with an error that names no field of the form', async () => {
    const failed = vi.fn();
    expect(await submit(refusing('password'), { failed })).toBe('');
    expect(failed).toHaveBeenCalledOnce();
  });

  it('leaves alone an error that the screen shows itself', async () => {
    const failed = vi.fn();
    expect(await submit(refusing('email'), { failed, isShown: () => true })).toBe('');
    expect(failed).not.toHaveBeenCalled();
  });

  it('tells every error to `onError`', async () => {
    const onError = vi.fn();
    await submit(refusing('email'), { onError });
    expect(onError).toHaveBeenCalledOnce();
  });

  it('tells what was sent with what came of it', async () => {
    const onSuccess = vi.fn();
    await submit(undefined, { onSuccess });
    expect(onSuccess).toHaveBeenCalledWith('saved', { email: 'a@example.com' });
  });

  it('sends nothing where there is nothing to send', async () => {
    const onSuccess = vi.fn();
    await submit(undefined, { input: () => undefined, onSuccess });
    expect(onSuccess).not.toHaveBeenCalled();
  });
});
