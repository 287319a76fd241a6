import { FileProblem } from '../file-problem';

export interface ZipEntry {
  name: string;
  /** Unpacked, as the archive says, which is also all that is unpacked. */
  size: number;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const commentMax = 65_535;

/** Reads the list at the end of an archive. Throws `FileProblem` where there is none, or a part of it. */
export function readZipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index++) {
    if (at + entryLength > bytes.length || view.getUint32(at, true) !== entryMark) throw damaged();
    const nameLength = view.getUint16(at + 28, true);
    const start = at + entryLength;
    // An archive beyond 4 GB has its sizes elsewhere: here they are 4 GB, which is too large as well.
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(start, start + nameLength)).replaceAll('\\', '/'),
      size: view.getUint32(at + 24, true),
    });
    at = start + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - commentMax);
  for (let at = view.byteLength - endLength; at >= first; at--) if (view.getUint32(at, true) === endMark) return at;
  throw damaged();
}

const damaged = () => new FileProblem('The file is damaged or was not uploaded completely.');
