import { readInternalKeys } from '../http/internal-keys';
import { createInternalTokens, type InternalTokens } from '../http/internal-token';

/**
 * Returns the headers by which the store's own collector knows that spans come from one of its processes. Another collector
 * can do nothing with them, since the token names ours. A process without settings sends none.
 */
export function createSpanHeaders(env: NodeJS.ProcessEnv): () => Promise<Record<string, string>> {
  let tokens: InternalTokens | undefined;
  return async () => {
    tokens ??= readTokens(env);
    return tokens?.headersFor({ role: 'system' }, 'traces') ?? {};
  };
}

/** The configuration reports settings that are not right; this must not end a process. */
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
