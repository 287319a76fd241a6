const levels: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };
const warning = 40;

interface LogLine {
  line: string;
  /** From standard error. */
  isError: boolean;
  verbose: boolean;
}

/**
 * A line of a Node child's output for the terminal, or undefined when a person need not see it. Children log JSON; what
 * else comes on standard error is Node's own, and of a stack only the first line is worth showing: the log file has all.
 */
export function readableLogLine({ line, isError, verbose }: LogLine): string | undefined {
  const entry = parseEntry(line);
  if (entry === undefined) return verbose || (isError && !/^\s|^Node\.js v/.test(line)) ? line : undefined;
  if (!verbose && entry.level < warning) return undefined;
  // The rest of a message (a whole statement, say) is in the log file.
  const [cause] = entry.err?.message?.split('\n') ?? [];
  return [`${levels[entry.level] ?? entry.level} ${entry.msg ?? ''}`, cause].filter(Boolean).join(': ');
}

interface LogEntry {
  level: number;
  msg?: string;
  err?: { message?: string };
}

function parseEntry(line: string): LogEntry | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry: unknown = JSON.parse(line);
    return isLogEntry(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}

function isLogEntry(value: unknown): value is LogEntry {
  return typeof value === 'object' && value !== null && 'level' in value && typeof value.level === 'number';
}
