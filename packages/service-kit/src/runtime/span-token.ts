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
  const publicKeys = env.INTERNAL_PUBLIC_KEYS || undefined;
  const sharedSecret = env.INTERNAL_TOKEN_SECRET || undefined;
  try {
    const keys = publicKeys ? readInternalKeys(env.INTERNAL_SIGNING_KEY || undefined, publicKeys) : undefined;
    return createInternalTokens({ sharedSecret, keys });
  } catch {
    return undefined;
  }
}
