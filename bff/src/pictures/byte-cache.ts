export interface ByteCache {
  /** What is stored under the key, or is being made; else what `make` gives, which is stored unless undefined. */
  get<Made extends Buffer | undefined>(key: string, make: () => Promise<Made>): Promise<Made>;
}

/** Keeps what was used last, within so many bytes. Whoever asks for what is just being made waits for that one. */
export function createByteCache(maxBytes: number): ByteCache {
  const stored = new Map<string, Buffer>();
  const making = new Map<string, Promise<Buffer | undefined>>();
  let bytes = 0;

  const store = (key: string, value: Buffer) => {
    stored.set(key, value);
    bytes += value.length;
    for (const [oldest, { length }] of stored) {
      if (bytes <= maxBytes) return;
      stored.delete(oldest);
      bytes -= length;
    }
  };

  const makeOnce = async (key: string, make: () => Promise<Buffer | undefined>) => {
    try {
      const value = await make();
      if (value) store(key, value);
      return value;
    } finally {
      making.delete(key);
    }
  };

  const get = (key: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> => {
    const hit = stored.get(key);
    if (hit) {
      // The last in the map is the last to go.
      stored.delete(key);
      stored.set(key, hit);
      return Promise.resolve(hit);
    }
    const work = making.get(key) ?? makeOnce(key, make);
    making.set(key, work);
    return work;
  };
  return { get: get as ByteCache['get'] };
}
