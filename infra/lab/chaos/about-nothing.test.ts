import { eventPayloads } from '@shopwright/contracts/events';
import { expect, it } from 'vitest';
import { aboutNothing } from './about-nothing';

it.each(Object.entries(eventPayloads))('an event about nothing is one of %s', (_type, payload) => {
  expect(payload.safeParse(aboutNothing).error?.issues ?? []).toEqual([]);
});
