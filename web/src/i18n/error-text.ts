import { isApiError } from '../lib/api-client';
import type { MessageKey } from './messages';

/** Returns why a list cannot be read, as far as the visitor can do something about it. */
export function errorTextKey(error: unknown): MessageKey {
  if (!isApiError(error)) return 'error.generic';
  if (error.status === 0) return 'error.offline';
  if (error.status === 429) return 'error.busy';
  if (error.status >= 500) return 'error.unavailable';
  return 'error.generic';
}
