/** Code of the app that could not be loaded. */
export class ChunkError extends Error {
  /** The store can be reached, so that another attempt in this page would be in vain. */
  readonly needsReload: boolean;

  constructor({ needsReload, cause }: { needsReload: boolean; cause?: unknown }) {
    super('Could not load a part of the app', { cause });
    this.name = 'ChunkError';
    this.needsReload = needsReload;
  }
}

export const needsReload = (error: unknown): boolean => error instanceof ChunkError && error.needsReload;

const pauseMs = 200;

/**
 * Runs dynamic imports, and tells what may help where they fail. Some browsers keep a failed import for as long as the
 * page lives, and after a release the old files are gone: then only a new page can have the code.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  // A device that moves from one network to another loses what is in flight.
  const again = () => new Promise((resolve) => setTimeout(resolve, pauseMs)).then(load);
  try {
    return await load().catch(again);
  } catch (cause) {
    throw new ChunkError({ needsReload: await isStoreReachable(), cause });
  }
}

async function isStoreReachable(): Promise<boolean> {
  try {
    const response = await fetch('/livez', { cache: 'no-store' });
    // A network that wants a sign-in first answers with its page, and status 200.
    return response.ok && /json/.test(response.headers.get('content-type') ?? '');
  } catch {
    return false;
  }
}
