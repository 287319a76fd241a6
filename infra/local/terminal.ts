import { systemErrorCode, UserError } from './user-error';

// The terminal may close, or a pipe's reader end, while the store runs.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Writes what the person who started the store reads. */
export const terminal = {
  say,

  /** Prints a message about one program, with further lines indented. */
  notice(name: string, text: string): void {
    const time = new Date().toTimeString().slice(0, 8);
    say(`${time} ${name.padEnd(14)} ${text.replaceAll('\n', `\n${' '.repeat(24)}`)}`);
  },

  /** Runs `work`, then prints how long it took. */
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
  EDQUOT: 'The disk quota is exceeded',
  EROFS: 'The disk is read-only',
  EACCES: 'Permission to write is denied',
  EPERM: 'Permission to write is denied',
  ENOTDIR: 'A file is where a folder should be',
};

/** Turns any error into one with a readable message. */
function readableFailure(error: unknown): UserError {
  if (error instanceof UserError) {
    if (!error.detail?.includes('No space left on device')) return error;
    return new UserError(`${diskFailures.ENOSPC}. ${error.message}`, { detail: error.detail });
  }
  const disk = diskFailures[systemErrorCode(error) ?? ''];
  if (disk !== undefined) {
    const where = error instanceof Error && 'path' in error ? `: ${String(error.path)}` : '';
    return new UserError(`${disk}${where}. Set SHOP_HOME to use another folder.`);
  }
  return new UserError(error instanceof Error ? error.message : String(error));
}
