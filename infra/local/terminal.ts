import { systemErrorCode, UserError } from './user-error';

// The terminal may be closed, or a pipe's reader gone, while the shop runs on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const say = (text: string) => process.stdout.write(`${text}\n`);

/** What the person who started the shop reads. */
export const terminal = {
  say,

  /** A line about one of the programs; those that follow belong to it. */
  notice(name: string, text: string): void {
    const time = new Date().toTimeString().slice(0, 8);
    say(`${time} ${name.padEnd(14)} ${text.replaceAll('\n', `\n${' '.repeat(24)}`)}`);
  },

  /** Does something that takes a while, and says afterwards how long it took. */
  async step<T>(title: string, work: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const result = await work();
    say(`  ${title.padEnd(44)} ${((performance.now() - startedAt) / 1000).toFixed(1).padStart(5)} s`);
    return result;
  },

  failure(error: unknown): void {
    const failure = readableFailure(error);
    process.stderr.write(`\n${failure.message}\n`);
    if (failure.detail) process.stderr.write(`${failure.detail.replaceAll(/^/gm, '  ')}\n`);
  },
};

const diskFailures: Record<string, string> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EROFS: 'The disk is read-only',
  EACCES: 'There is no permission to write',
  EPERM: 'There is no permission to write',
  ENOTDIR: 'A file is where a folder should be',
};

/** Anything that goes wrong, as one line for a person. */
export function readableFailure(error: unknown): UserError {
  if (error instanceof UserError) {
    if (!error.detail?.includes('No space left on device')) return error;
    return new UserError(`${diskFailures.ENOSPC}. ${error.message}`, { detail: error.detail });
  }
  const disk = diskFailures[systemErrorCode(error) ?? ''];
  if (disk !== undefined) {
    const where = error instanceof Error && 'path' in error ? `: ${String(error.path)}` : '';
    return new UserError(`${disk}${where}. SHOP_HOME names another folder for the shop's files.`);
  }
  return new UserError(error instanceof Error ? error.message : String(error));
}
