import { currentLanguage } from '../../i18n/language';
import { ApiError } from '../../lib/api-client';

/** The server's own words. It speaks English only: other readers get the translated fallback. */
export function serverText(error: ApiError, fallback: string): string {
  return (currentLanguage() === 'en' && error.serverMessage) || fallback;
}

/** Whether the server looked at the request and said no, and did not merely fail. */
export const isRejected = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
