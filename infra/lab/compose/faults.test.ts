import { expect, it } from 'vitest';
import { createRandom } from '../chaos/random';
import { copies } from './compose';
import { describeComposeFault, listComposeFaults } from './faults';

const list = (seed: number) => listComposeFaults(createRandom(seed));

it('draws the same faults again from the same seed, and others from another', () => {
  expect(list(1)).toEqual(list(1));
  expect(list(2)).not.toEqual(list(1));
});

it('has a crash of every container, and takes every process off a network', () => {
  const hit = (kind: string) =>
    list(3).flatMap((fault) => (fault.kind === kind && 'service' in fault ? [fault.service] : []));
  expect(hit('crash')).toEqual([...copies, 'postgres', 'replica', 'pgbouncer', 'redis', 'balancer']);
  expect(hit('kill')).toEqual([...copies, 'replica']);
  expect(hit('cut off')).toEqual([...copies]);
  expect(hit('pause')).toEqual(['replica', 'pgbouncer']);
  expect(hit('restart')).toEqual(['postgres', 'pgbouncer', 'redis']);
  expect(list(3).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['empty Redis', 'webhooks', 'Stripe']));
});

it('describes each so that a run can be read', () => {
  expect(describeComposeFault({ kind: 'cut off', service: 'bff', copy: 2, network: 'queues', ms: 5500 })).toBe(
    'cut off bff 2 from queues 5.5 s',
  );
  expect(new Set(list(4).map(describeComposeFault)).size).toBe(list(4).length);
});
