import { namedEndpoints } from '@shopwright/contracts/public-endpoints';
import { expect, it } from 'vitest';
import { createRandom } from '../chaos/random';
import { drawHostile } from './hostile-values';
import { drawRequest } from './send-generated';

const draw = (seed: number, count: number) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => drawRequest(random, ['1']));
};

it('draws the same requests again from the same seed', () => {
  expect(draw(3, 200)).toEqual(draw(3, 200));
  expect(draw(4, 200)).not.toEqual(draw(3, 200));
});

it('reaches every endpoint', () => {
  const reached = new Set(draw(1, 5000).map(({ name }) => name));
  expect(namedEndpoints.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([]);
});

it('draws values that are taken and values that are refused for almost every body', () => {
  const random = createRandom(2);
  const bodies = namedEndpoints.flatMap(({ name, endpoint }) => (endpoint.body ? [{ name, body: endpoint.body }] : []));
  const outcomes = bodies.map(({ body }) => {
    const taken = Array.from({ length: 200 }, () => body.safeParse(drawHostile(body, random)).success);
    return { isTaken: taken.includes(true), isRefused: taken.includes(false) };
  });
  expect(outcomes.filter(({ isRefused }) => !isRefused)).toEqual([]);
  expect(outcomes.filter(({ isTaken }) => isTaken).length).toBeGreaterThan(bodies.length / 2);
});
