import { closeSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';

const rotateAtBytes = 10 * 1024 * 1024;
const tailLines = 20;

/** Writes a program's output to a file, keeps one older file beside it, and the last lines in memory. */
export class LogFile {
  tail: string[] = [];
  private descriptor: number | undefined;
  private bytes = 0;

  /** Keeps the output only in memory when there is no file. */
  constructor(private readonly file: string | undefined) {
    if (file !== undefined) this.open(file);
  }

  write(line: string): void {
    this.tail = [...this.tail.slice(1 - tailLines), line];
    if (this.file === undefined || this.descriptor === undefined) return;
    try {
      if (this.bytes > rotateAtBytes) {
        this.close();
        renameSync(this.file, `${this.file}.1`);
        this.open(this.file);
      }
      this.bytes += writeSync(this.descriptor, `${line}\n`);
    } catch {
      // A full disk must not stop the program, so this line is lost.
    }
  }

  close(): void {
    if (this.descriptor !== undefined) closeSync(this.descriptor);
    this.descriptor = undefined;
  }

  private open(file: string): void {
    mkdirSync(path.dirname(file), { recursive: true });
    this.descriptor = openSync(file, 'a', 0o600);
    this.bytes = statSync(file).size;
  }
}

/** Calls back with each line of a stream, except empty ones. */
export function readLines(stream: NodeJS.ReadableStream, onLine: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') onLine(line);
  });
  stream.on('end', () => rest.trim() !== '' && onLine(rest));
}

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
