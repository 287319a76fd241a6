/** A miss counts only if the watch itself ran in time: where it is late, the whole machine is starved. */
const lateMaxMs = 1000;
const provenAfterMs = 5 * 60_000;
const doublingsMax = 4;

/**
 * Counts the missing answers of a program over its restarts. A program that was killed for its silence gets twice the
 * patience, up to sixteen times, until it has answered for 5 minutes, so that a slow machine is not kept busy with restarts.
 */
export class HeartbeatMisses {
  private misses = 0;
  private kills = 0;
  private hasAnswered = false;
  private answersSince: number | undefined;

  constructor(private readonly missesMax: number) {}

  /** Begins with a new process of the program. */
  begin(): void {
    this.misses = 0;
    this.hasAnswered = false;
    this.answersSince = undefined;
  }

  answered(now: number): void {
    this.misses = 0;
    this.hasAnswered = true;
    this.answersSince ??= now;
    if (now - this.answersSince >= provenAfterMs) this.kills = 0;
  }

  /** Counts no miss: the process is starting or ending. */
  refused(): void {
    this.misses = 0;
    this.answersSince = undefined;
  }

  /** Counts a miss, which was noticed so much later than it was due. Returns true if the program is to be killed. */
  missed(lateMs: number): boolean {
    if (!this.hasAnswered || lateMs > lateMaxMs) return false;
    this.misses += 1;
    this.answersSince = undefined;
    if (this.misses < this.missesMax * 2 ** Math.min(this.kills, doublingsMax)) return false;
    this.kills += 1;
    return true;
  }
}
