import type { PeriodDays } from '@shopwright/contracts/http/store-analytics';
import { addDays, addStoreDays, startOfStoreDay, toStoreDay } from '@shopwright/contracts/store-day';

const hourMs = 3_600_000;

/**
 * A period of days and the one before it, which ends at the same time of the day: today until noon is compared with
 * yesterday until noon.
 */
export interface Period {
  start: Date;
  end: Date;
  previousStart: Date;
  previousEnd: Date;
  /** The starts of the parts that have begun: the hours of one day, else the days. */
  steps: Date[];
  /** The start of the part before that each of them is compared with. */
  previousSteps: Date[];
}

/** Returns the period of the last `days` days in a time zone, of which today is the last. */
export function periodUntil(now: Date, days: PeriodDays, timeZone: string): Period {
  const firstDay = addDays(toStoreDay(now, timeZone), 1 - days);
  const start = startOfStoreDay(firstDay, timeZone);
  const previousStart = startOfStoreDay(addDays(firstDay, -days), timeZone);
  const list = (from: Date, isHeld: (step: Date) => boolean): Date[] => {
    const steps = [];
    const fromDay = toStoreDay(from, timeZone);
    for (let step = from; isHeld(step); ) {
      steps.push(step);
      // An hour that the clocks repeat is one of its own, so that a day has 23 to 25.
      step = days === 1 ? new Date(step.getTime() + hourMs) : startOfStoreDay(addDays(fromDay, steps.length), timeZone);
    }
    return steps;
  };
  return {
    start,
    end: now,
    previousStart,
    previousEnd: addStoreDays(now, -days, timeZone),
    steps: list(start, (step) => step <= now),
    previousSteps: list(previousStart, (step) => step < start),
  };
}

/**
 * Returns the earliest day under which a visit since that moment is kept, by the index. Its time decides whether it counts:
 * the store may have been in another time zone, in which the day was another.
 */
export const earliestDay = (since: Date): string => addDays(toStoreDay(since, 'UTC'), -1);
