// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-block';

afterEach(() => vi.unstubAllGlobals());

function withClipboard(writeText: () => Promise<void>, execCommand: () => boolean) {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  document.execCommand = execCommand;
}

it('uses the clipboard that the browser offers', async () => {
  const writeText = vi.fn(async () => {});
  withClipboard(writeText, () => false);
  await copyText('a text');
  expect(writeText).toHaveBeenCalledWith('a text');
});

it('falls back to a selection, and leaves nothing behind', async () => {
  let selected = '';
  withClipboard(
    async () => {
      throw new DOMException('no');
    },
    () => {
      selected = document.querySelector('textarea')?.value ?? '';
      return true;
    },
  );
  await copyText('a text');
  expect(selected).toBe('a text');
  expect(document.querySelector('textarea')).toBeNull();
});

it('says so where nothing works', async () => {
  vi.stubGlobal('navigator', {});
  document.execCommand = () => false;
  await expect(copyText('a text')).rejects.toThrow('copy');
});
