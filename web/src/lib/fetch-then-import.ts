/** A chunk that is not there. Where only a new page can bring it, another attempt in this one would be in vain. */
export class ChunkError extends Error {
  readonly needsReload: boolean;

  constructor(message: string, { needsReload, cause }: { needsReload: boolean; cause?: unknown }) {
    super(message, { cause });
    this.name = 'ChunkError';
    this.needsReload = needsReload;
  }
}

export const needsReload = (error: unknown): boolean => error instanceof ChunkError && error.needsReload;

const pauseMs = 200;

/** By address. This module is a part of the app's first file, so that one is here already. */
const fetched = new Map<string, Promise<void>>([[new URL(import.meta.url).pathname, Promise.resolve()]]);

/**
 * Stands in for Vite's preload helper (vite-chunks-fetched-first.ts). A browser keeps a failed import for as long as
 * the page lives, so a chunk and all that it imports are fetched into the HTTP cache before the import is tried.
 */
export async function fetchThenImport<T>(importChunk: () => Promise<T>, files: string[] = []): Promise<T> {
  // Style sheets among them are the page's own: the build refuses any other (vite-chunks-fetched-first.ts).
  const addresses = files.filter((file) => file.endsWith('.js')).map((file) => import.meta.env.BASE_URL + file);
  await Promise.all(addresses.filter((address) => !isPreloaded(address)).map(fetchOnce));
  try {
    return await importChunk();
  } catch (cause) {
    // Nor would a new page come where these cannot be fetched.
    await Promise.all(addresses.map(fetchWhole));
    throw new ChunkError(`Could not import ${files[0]}`, { needsReload: true, cause });
  }
}

/** As a module, by the server (server/preloads.ts): what every visit starts with takes no detour. boot.js sees to failures. */
const isPreloaded = (address: string) =>
  document.querySelector(`link[rel="modulepreload"][href="${address}"]`) !== null;

function fetchOnce(address: string): Promise<void> {
  const known = fetched.get(address);
  if (known) return known;
  const started = fetchWhole(address);
  fetched.set(address, started);
  started.catch(() => fetched.delete(address));
  return started;
}

async function fetchWhole(address: string): Promise<void> {
  // A device that moves from one network to another loses what is under way.
  const again = () => new Promise((resolve) => setTimeout(resolve, pauseMs)).then(() => fetch(address));
  const response = await fetch(address)
    .catch(again)
    .catch((cause: unknown) => {
      throw new ChunkError(`Could not fetch ${address}`, { needsReload: false, cause });
    });
  // After a release the old chunks are gone for good, and the new page names others.
  const isGone = response.status === 404 || response.status === 410;
  // A network's sign-in page comes with status 200, and as HTML.
  const isScript = /javascript/.test(response.headers.get('content-type') ?? '');
  if (!response.ok || !isScript) {
    throw new ChunkError(`Could not load ${address}: ${response.status}`, { needsReload: isGone });
  }
  // Only what was read to its end is in the HTTP cache.
  await response.arrayBuffer().catch((cause: unknown) => {
    throw new ChunkError(`Could not fetch all of ${address}`, { needsReload: false, cause });
  });
}
