const dayMs = 86_400_000;

/** Returns the day in UTC, such as "2026-11-21". All analytics are kept by it. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);

export const startOfDay = (at: Date): Date => new Date(`${utcDay(at)}T00:00:00Z`);

export const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * dayMs);
