import { FileProblem } from './file-problem';

const partBytes = 4 * 1024 * 1024;

export async function* readBytes(file: Blob, size = partBytes): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += size) yield new Uint8Array(await file.slice(at, at + size).arrayBuffer());
}

/**
 * Yields the text of a file part by part; the bytes of a letter that two parts share are put together. Throws
 * `FileProblem` where bytes are no letter in the encoding.
 */
export async function* readTexts(file: Blob, encoding: string, size = partBytes): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch (cause) {
      if (cause instanceof TypeError) throw new FileProblem({ kind: 'letters' });
      throw cause;
    }
  };
  for await (const bytes of readBytes(file, size)) yield decode(bytes);
  yield decode();
}
