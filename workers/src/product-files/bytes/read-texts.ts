import { FileProblem } from '../file-problem';

export type ReadBytes = () => AsyncIterable<Uint8Array>;

/**
 * Yields the text of a file part by part; the bytes of a letter that two parts share are put together. Throws
 * `FileProblem` where bytes are no letter in the encoding.
 */
export async function* readTexts(readBytes: ReadBytes, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch (cause) {
      if (cause instanceof TypeError) throw unreadableLetters();
      throw cause;
    }
  };
  for await (const bytes of readBytes()) yield decode(bytes);
  yield decode();
}

export const unreadableLetters = () =>
  new FileProblem('Letters of the file cannot be read. Save it as CSV UTF-8, or choose its encoding.');
