import { type Fault, listFaults } from './faults';
import { planRun, type Run, type Story } from './plan-run';
import { createRandom } from './random';

/** These leave no unpaid checkout behind, which would take a minute to expire. */
const quickStories: readonly Story[] = [
  'card',
  'two tabs',
  'reload after paying',
  'declined, then paid',
  'closes the browser',
  'redeems points',
];

const kinds: readonly Fault['kind'][] = ['kill', 'link', 'clock', 'wipe Redis', 'webhooks', 'Stripe'];
const checkouts = 20;
const longestMs = 1500;

/** Draws the run of `npm test`: one fault of each of six kinds, each short. */
export function planShortRun(seed: number): Run {
  const all = createRandom(seed).shuffle(listFaults(createRandom(seed)));
  const gap = checkouts / (kinds.length + 1);
  return {
    ...planRun({ seed, checkouts, faults: 0, only: quickStories }),
    faults: kinds.flatMap((kind, index) => {
      const fault = all.find((candidate) => candidate.kind === kind);
      return fault ? [{ beforeVisit: Math.floor(gap * (index + 1)), fault: shorten(fault) }] : [];
    }),
  };
}

const shorten = (fault: Fault): Fault => ('ms' in fault ? { ...fault, ms: Math.min(fault.ms, longestMs) } : fault);
