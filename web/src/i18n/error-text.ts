import { isApiError } from '../lib/api-client';
import type { MessageKey } from './messages';

/** What a screen says when its list cannot be read: why, as far as the reader can do something about it. */
export function errorTextKey(error: unknown): MessageKey {
  if (!isApiError(error)) return 'error.generic';
  if (error.status === 0) return 'error.offline';
  if (error.status === 429) return 'error.busy';
  if (error.status >= 500) return 'error.unavailable';
  return 'error.generic';
}
