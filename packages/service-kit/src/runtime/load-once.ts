/**
 * Returns a function that loads a value with its first call and keeps it. A failure is not kept: a file that could not be
 * opened for a moment must not fail for the life of the process.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
