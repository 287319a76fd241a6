import type { Reporter, TestModule } from 'vitest/node';

const quietMs = 5 * 60_000;

/** Names the files that are running each time that no test has ended for five minutes. */
export default class StillRunning implements Reporter {
  private readonly running = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  onTestModuleQueued({ relativeModuleId }: TestModule): void {
    this.running.add(relativeModuleId);
    this.timer ??= this.start();
  }

  onTestCaseResult(): void {
    this.timer?.refresh();
  }

  onTestModuleEnd({ relativeModuleId }: TestModule): void {
    this.running.delete(relativeModuleId);
    this.timer?.refresh();
  }

  onTestRunEnd(): void {
    clearInterval(this.timer);
  }

  private start(): NodeJS.Timeout {
    return setInterval(() => {
      const names = [...this.running].join(', ');
      process.stdout.write(`No test has ended for ${quietMs / 60_000} minutes; still running: ${names}\n`);
    }, quietMs);
  }
}
