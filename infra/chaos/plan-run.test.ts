import { expect, it } from 'vitest';
import { describeFault, planRun, processNames, stories } from './plan-run';

const size = { seed: 7, checkouts: 60, faults: 27 };

it('draws the same run again from the same seed, and another from another', () => {
  expect(planRun(size)).toEqual(planRun(size));
  expect(planRun({ ...size, seed: 8 })).not.toEqual(planRun(size));
});

it('has every story and every fault before any comes twice', () => {
  const { visits, faults } = planRun(size);
  expect(new Set(visits.map(({ story }) => story))).toEqual(new Set(stories));
  const kinds = faults.map(({ fault }) => describeFault(fault));
  expect(kinds).toEqual(expect.arrayContaining(processNames.map((name) => `kill ${name}`)));
  const frozen = faults.flatMap(({ fault }) => (fault.kind === 'freeze' ? [fault.process] : []));
  expect(frozen.toSorted()).toEqual([...processNames].sort());
  expect(new Set(faults.map(({ fault }) => fault.kind)).size).toBe(6);
});

it('spreads the faults over the visits and gives guests no points to redeem', () => {
  const { visits, faults, accounts } = planRun(size);
  const times = faults.map(({ beforeVisit }) => beforeVisit);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect([times[0], times.at(-1)]).toEqual([2, 57]);
  for (const { story, account } of visits) if (story === 'redeems points') expect(account).toBeLessThan(accounts);
});
