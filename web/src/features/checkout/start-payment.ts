import { type ApiError, isApiError } from '../../lib/api-error';
import { startPayment } from './api';

/** The customer has pressed Pay and must not wait long for a store that is slow. */
const patienceMs = 4000;

/**
 * Asks the store to reserve the stock of a payment that is about to be made. Returns the error where the payment must not be
 * made: the stock is gone, or the checkout is closed. Without an answer the payment goes on, and is refunded where its stock
 * is gone.
 */
export async function findStartError(paymentIntentId: string): Promise<ApiError | undefined> {
  try {
    await startPayment(paymentIntentId, AbortSignal.timeout(patienceMs));
    return undefined;
  } catch (error) {
    return isApiError(error) && error.status === 409 ? error : undefined;
  }
}
