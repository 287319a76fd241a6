import path from 'node:path';
import type { Reporter, TestCase } from '@playwright/test/reporter';
import { repositoryRoot } from '../paths';
import { writeProgress } from './progress-file';

/** Steps come by the hundred a second. */
const aliveEveryMs = 1_000;

/** A file runs in several workers, so a test stands for itself. */
const nameOf = ({ location, title }: TestCase) =>
  `${path.relative(repositoryRoot, location.file)}:${location.line} ${title}`;

/** Notes which tests Playwright is running. Each step of a test is a sign of life. */
export default class PlaywrightProgress implements Reporter {
  private aliveAt = 0;

  printsToStdio(): boolean {
    return false;
  }

  onTestBegin(test: TestCase): void {
    writeProgress({ state: 'running', file: nameOf(test), timeoutMs: test.timeout });
  }

  onStepBegin(): void {
    const now = Date.now();
    if (now - this.aliveAt < aliveEveryMs) return;
    this.aliveAt = now;
    writeProgress({ state: 'alive' });
  }

  onTestEnd(test: TestCase): void {
    writeProgress({ state: 'ended', file: nameOf(test) });
  }
}
