export interface RestartDecision {
  delayMs: number;
  /** Set when the program dies so often that a person has to look. */
  alarming: boolean;
}

const firstDelayMs = 100;
const longestDelayMs = 5_000;
const healthyAfterMs = 30_000;
const alarm = { deaths: 10, withinMs: 60_000, delayMs: 10_000 };

/**
 * Decides how long to wait before a dead program is started again: 100 ms, doubling to 5 s, from the start again once
 * it has lived for 30 s. Ten deaths in a minute raise the alarm and slow the tries to one in 10 s; they never end.
 */
export class RestartPolicy {
  private deaths: number[] = [];
  private nextDelayMs = firstDelayMs;

  died(livedMs: number, now: number): RestartDecision {
    if (livedMs >= healthyAfterMs) this.nextDelayMs = firstDelayMs;
    this.deaths = [...this.deaths.filter((at) => now - at < alarm.withinMs), now];
    if (this.deaths.length >= alarm.deaths) return { delayMs: alarm.delayMs, alarming: true };
    const delayMs = this.nextDelayMs;
    this.nextDelayMs = Math.min(delayMs * 2, longestDelayMs);
    return { delayMs, alarming: false };
  }
}
