import { readInternalKeys } from '../http/internal-keys';
import { createInternalTokens, type InternalTokens } from '../http/internal-token';

/** Proves to the store's collector that spans are its own. Empty without settings. */
export function createSpanHeaders(env: NodeJS.ProcessEnv): () => Promise<Record<string, string>> {
  let tokens: InternalTokens | undefined;
  return async () => {
    tokens ??= readTokens(env);
    return tokens?.headersFor({ role: 'system' }, 'traces') ?? {};
  };
}

/** Ignores faults, which the configuration reports. */
function readTokens(env: NodeJS.ProcessEnv): InternalTokens | undefined {
  if (!env.INTERNAL_SIGNING_KEY || !env.INTERNAL_PUBLIC_KEYS) return undefined;
  try {
    return createInternalTokens(readInternalKeys(env.INTERNAL_SIGNING_KEY, env.INTERNAL_PUBLIC_KEYS));
  } catch {
    return undefined;
  }
}
