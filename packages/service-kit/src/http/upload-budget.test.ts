import { describe, expect, it } from 'vitest';
import { createUploadBudget } from './upload-budget';

const budget = () => createUploadBudget({ bytesMax: 5, clientBytesMax: 3, waitMs: 20 });
const unavailable = { code: 'unavailable' };

describe('createUploadBudget', () => {
  it('keeps one client from taking what others need', async () => {
    const { reserve } = budget();
    await reserve('a', 3);
    await expect(reserve('a', 1)).rejects.toMatchObject(unavailable);
    await reserve('b', 2);
    await expect(reserve('c', 1)).rejects.toMatchObject(unavailable);
  });

  it('gives freed room to those that wait, once', async () => {
    const { reserve } = budget();
    const free = await reserve('a', 3);
    const second = reserve('a', 3);
    free();
    free();
    await second;
    await expect(reserve('a', 1)).rejects.toMatchObject(unavailable);
  });

  it('gives none to a client that has gone', async () => {
    const { reserve } = budget();
    const free = await reserve('a', 3);
    let hasGone = false;
    const gone = reserve('a', 3, () => hasGone);
    hasGone = true;
    free();
    await reserve('a', 3);
    await expect(gone).rejects.toMatchObject(unavailable);
  });
});
