import { linkFaults } from '@shopwright/testing/tcp-proxy';
import { expect, it } from 'vitest';
import { describeFault, linkVariables, listFaults, processNames } from './faults';
import { planRun, stories } from './plan-run';
import { createRandom } from './random';

const faultCount = listFaults(createRandom(1)).length;
const size = { seed: 7, checkouts: 130, faults: faultCount };

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
  expect(new Set(faults.map(({ fault }) => fault.kind)).size).toBe(9);
  const links = faults.flatMap(({ fault }) => (fault.kind === 'link' ? [`${fault.link} ${fault.how}`] : []));
  const all = Object.keys(linkVariables).flatMap((link) => linkFaults.map((how) => `${link} ${how}`));
  expect(links.toSorted()).toEqual(all.sort());
});

it('spreads the faults over the visits and gives guests no points to redeem', () => {
  const { visits, faults, accounts } = planRun(size);
  const times = faults.map(({ beforeVisit }) => beforeVisit);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect([times[0], times.at(-1)]).toEqual([1, 128]);
  for (const { story, account } of visits) if (story === 'redeems points') expect(account).toBeLessThan(accounts);
});
