import type { PeriodDays } from '@shopwright/contracts/http/store-analytics';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A period of days and the one before it, which is as long to the millisecond: today until noon is compared with yesterday until noon. */
export interface Period {
  start: Date;
  end: Date;
  previousStart: Date;
  previousEnd: Date;
  /** The length of one part of the series: an hour of one day, else a day. */
  stepMs: number;
  /** The number of parts that have begun. */
  steps: number;
}

/** Returns the period of the last `days` days (UTC), of which today is the last. */
export function periodUntil(now: Date, days: PeriodDays): Period {
  const start = daysBefore(startOfDay(now), days - 1);
  const stepMs = days === 1 ? hourMs : dayMs;
  return {
    start,
    end: now,
    previousStart: daysBefore(start, days),
    previousEnd: daysBefore(now, days),
    stepMs,
    steps: Math.floor((now.getTime() - start.getTime()) / stepMs) + 1,
  };
}

/** The statuses of orders that count as sales: paid and not cancelled. A refund cancels its order. */
export const soldStatuses = ['confirmed', 'processing', 'shipped', 'delivered'] as const;

/**
 * Returns orders per visit in percent, to one decimal. May exceed 100: a content blocker hides visits, and a visitor may
 * order twice a day.
 */
export const conversionRate = (orders: number, visits: number): number =>
  visits === 0 ? 0 : Math.round((orders * 1000) / visits) / 10;

/** Returns the day in UTC, such as "2026-11-21". All analytics are kept by it. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);

export const startOfDay = (at: Date): Date => new Date(`${utcDay(at)}T00:00:00Z`);

export const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * dayMs);
