import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import {
  BackupError,
  type BackupHeader,
  type BackupTrailer,
  backupHeader,
  backupTrailer,
  endOfRows,
  formatVersion,
  type TableHeader,
  tableHeader,
  trailerDigest,
} from './backup-format';

export type BackupPart =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'table'; table: TableHeader }
  | { kind: 'rows'; bytes: Buffer }
  | { kind: 'end of table' }
  | { kind: 'trailer'; trailer: BackupTrailer };

const lineMax = 4 << 20;
const newline = Buffer.from('\n');
const endMark = Buffer.from(`\n${endOfRows}\n`);
const emptyMark = Buffer.from(`${endOfRows}\n`);

/** Reads a backup part by part. Throws a `BackupError` where the file is no backup, cut short, altered, or too new. */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const checksum = createHash('sha256');
  const bytes = new ByteReader(decompress(file));
  const header = readHeader(await bytes.line(), checksum);
  yield { kind: 'header', header };
  for (;;) {
    const line = await bytes.line();
    const value = parseLine(line);
    const trailer = backupTrailer.safeParse(value);
    if (trailer.success) {
      await verifyEnd(bytes, checksum, trailer.data);
      yield { kind: 'trailer', trailer: trailer.data };
      return;
    }
    const table = tableHeader.safeParse(value);
    if (!table.success) throw altered();
    checksum.update(line).update(newline);
    yield { kind: 'table', table: table.data };
    for await (const rows of bytes.rows()) {
      checksum.update(rows);
      yield { kind: 'rows', bytes: rows };
    }
    checksum.update(emptyMark);
    yield { kind: 'end of table' };
  }
}

interface VerifiedBackup {
  header: BackupHeader;
  tables: TableHeader[];
  trailer: BackupTrailer;
}

/** Reads a backup to its end. */
export async function verifyBackup(file: string): Promise<VerifiedBackup> {
  const tables: TableHeader[] = [];
  let header: BackupHeader | undefined;
  let trailer: BackupTrailer | undefined;
  for await (const part of readBackup(file)) {
    if (part.kind === 'header') header = part.header;
    if (part.kind === 'table') tables.push(part.table);
    if (part.kind === 'trailer') trailer = part.trailer;
  }
  if (!header || !trailer) throw cutShort();
  return { header, tables, trailer };
}

function readHeader(line: Buffer, checksum: Hash): BackupHeader {
  const value = parseLine(line) as { shopwrightBackup?: unknown } | undefined;
  const version = value?.shopwrightBackup;
  if (typeof version !== 'number') throw notABackup();
  if (version > formatVersion) throw BackupError.newer();
  const header = backupHeader.safeParse(value);
  if (!header.success) throw altered();
  checksum.update(line).update(newline);
  return header.data;
}

async function verifyEnd(bytes: ByteReader, checksum: Hash, trailer: BackupTrailer): Promise<void> {
  checksum.update(trailerDigest(trailer));
  if (checksum.digest('hex') !== trailer.checksum || !(await bytes.isAtEnd())) throw altered();
}

function parseLine(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8'));
  } catch {
    return undefined;
  }
}

const notABackup = () => new BackupError('It is not a backup of Shopwright.');
const cutShort = () =>
  new BackupError('The backup is cut short: its end is missing. Copy the file again, or use another one.');
const altered = () => new BackupError('The backup was altered: its checksum does not match. Use another one.');

async function* decompress(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  try {
    for await (const chunk of source.pipe(gunzip) as AsyncIterable<Buffer>) yield chunk;
  } catch (error) {
    throw toBackupError(error);
  } finally {
    source.destroy();
  }
}

function toBackupError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'Z_BUF_ERROR') return cutShort();
  if (error instanceof Error && error.message === 'incorrect header check') return notABackup();
  if (typeof code === 'string' && code.startsWith('Z_')) return altered();
  return error;
}

/** Reads lines and rows from chunks of any size. */
class ByteReader {
  private rest: Buffer = Buffer.alloc(0);

  constructor(private readonly chunks: AsyncGenerator<Buffer>) {}

  /** Reads to the next line break. */
  async line(): Promise<Buffer> {
    for (;;) {
      const end = this.rest.indexOf(newline);
      if (end !== -1) {
        const line = this.rest.subarray(0, end);
        this.rest = this.rest.subarray(end + 1);
        return line;
      }
      if (this.rest.length > lineMax) throw notABackup();
      if (!(await this.fill())) throw cutShort();
    }
  }

  /** Yields the rows up to the line that ends them, which is taken but not yielded. */
  async *rows(): AsyncGenerator<Buffer> {
    while (this.rest.length < emptyMark.length) if (!(await this.fill())) throw cutShort();
    if (this.rest.subarray(0, emptyMark.length).equals(emptyMark)) {
      this.rest = this.rest.subarray(emptyMark.length);
      return;
    }
    for (;;) {
      const end = this.rest.indexOf(endMark);
      if (end !== -1) {
        yield this.rest.subarray(0, end + 1);
        this.rest = this.rest.subarray(end + endMark.length);
        return;
      }
      // The mark may be split between two chunks.
      const safe = this.rest.length - endMark.length + 1;
      if (safe > 0) {
        yield this.rest.subarray(0, safe);
        this.rest = this.rest.subarray(safe);
      }
      if (!(await this.fill())) throw cutShort();
    }
  }

  async isAtEnd(): Promise<boolean> {
    return this.rest.length === 0 && !(await this.fill());
  }

  private async fill(): Promise<boolean> {
    const { value, done } = await this.chunks.next();
    if (done) return false;
    this.rest = this.rest.length === 0 ? value : Buffer.concat([this.rest, value]);
    return true;
  }
}
