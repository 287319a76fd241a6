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
  const random = createRandom(1);
  const missing = new Set(namedEndpoints.map(({ name }) => name));
  for (let drawn = 0; drawn < 5000 && missing.size > 0; drawn += 1) missing.delete(drawRequest(random, ['1']).name);
  expect([...missing]).toEqual([]);
});

it('draws values that are taken and values that are refused for almost every body', () => {
  const random = createRandom(2);
  const bodies = namedEndpoints.flatMap(({ name, endpoint }) => (endpoint.body ? [{ name, body: endpoint.body }] : []));
  const outcomes = bodies.map(({ body }) => {
    const seen = new Set<boolean>();
    for (let drawn = 0; drawn < 200 && seen.size < 2; drawn += 1)
      seen.add(body.safeParse(drawHostile(body, random)).success);
    return { isTaken: seen.has(true), isRefused: seen.has(false) };
  });
  expect(outcomes.filter(({ isRefused }) => !isRefused)).toEqual([]);
  expect(outcomes.filter(({ isTaken }) => isTaken).length).toBeGreaterThan(bodies.length / 2);
});
