import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { writeProgress } from './progress-file';

const fileOf = ({ relativeModuleId }: TestModule) => relativeModuleId;

/** Notes which file and test Vitest is running, and when one has ended. */
export default class VitestProgress implements Reporter {
  onTestRunStart(): void {
    writeProgress({ state: 'alive' });
  }

  onTestModuleQueued(module: TestModule): void {
    writeProgress({ state: 'running', file: fileOf(module) });
  }

  onTestModuleCollected(module: TestModule): void {
    writeProgress({ state: 'running', file: fileOf(module) });
  }

  onTestCaseReady({ module, fullName, options }: TestCase): void {
    writeProgress({ state: 'running', file: fileOf(module), test: fullName, timeoutMs: options.timeout });
  }

  onTestCaseResult({ module }: TestCase): void {
    writeProgress({ state: 'running', file: fileOf(module) });
  }

  onTestModuleEnd(module: TestModule): void {
    writeProgress({ state: 'ended', file: fileOf(module) });
  }
}
