import { AppError } from '@shopwright/service-kit/errors';
import { expect, it } from 'vitest';
import { untilAnswered } from './until-answered';

const failing = (failures: unknown[]) => {
  const left = [...failures];
  return async () => {
    if (left.length > 0) throw left.shift();
    return 'link';
  };
};
const silent = new Error('Failed query', { cause: new AppError('unavailable', 'postgres does not answer') });
const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
const options = { attempts: 3, pauseMs: 1 };

it('does the work again while Postgres is silent or cannot be reached', async () => {
  expect(await untilAnswered(failing([silent, refused]), options)).toBe('link');
});

it('gives up after so many attempts', async () => {
  await expect(untilAnswered(failing([silent, silent, silent]), options)).rejects.toThrow('Failed query');
});

it('does not repeat what was refused', async () => {
  await expect(untilAnswered(failing([new Error('no such table')]), options)).rejects.toThrow('no such table');
});
