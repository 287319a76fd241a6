import { describe, expect, it } from 'vitest';
import { readableLogLine } from './log-file';

const entry = (fields: object) => JSON.stringify({ time: 0, ...fields });
const shown = (line: string) => readableLogLine({ line, isError: true, verbose: false });

describe('readableLogLine', () => {
  it('shows warnings and errors with their cause', () => {
    expect(shown(entry({ level: 40, msg: 'slow' }))).toBe('warn slow');
    expect(shown(entry({ level: 50, msg: 'failed', err: { message: 'away\nselect ...' } }))).toBe('error failed: away');
  });

  it('shows other lines only with --verbose', () => {
    const line = entry({ level: 30, msg: 'hello' });
    expect(shown(line)).toBeUndefined();
    expect(readableLogLine({ line, isError: false, verbose: true })).toBe('info hello');
  });

  it('shows the first line that Node itself writes to standard error', () => {
    expect(shown('Error: broken')).toBe('Error: broken');
    expect(shown('    at main.ts:1')).toBeUndefined();
    expect(shown('{ not json')).toBe('{ not json');
    expect(readableLogLine({ line: 'seeded', isError: false, verbose: false })).toBeUndefined();
  });
});
