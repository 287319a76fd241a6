import type { StripeError } from '@stripe/stripe-js';
import type { MessageKey } from '../../i18n/messages';

/** The reason why a payment failed, and what the customer can do about it. */
export interface Decline {
  reason: MessageKey;
  advice: MessageKey;
  /** False where the answer was lost: the payment may have been made. */
  isUncharged: boolean;
}

const decline = (reason: MessageKey, advice: MessageKey): Decline => ({ reason, advice, isUncharged: true });

const declined = decline('decline.declined', 'decline.other_card');
const limit = decline('decline.limit', 'decline.other_card');
const expiry = decline('decline.expiry', 'decline.check_details');
const cvc = decline('decline.cvc', 'decline.check_details');
const cardNumber = decline('decline.number', 'decline.check_details');
const address = decline('decline.address', 'decline.check_details');
const unsupported = decline('decline.unsupported', 'decline.other_card');
const processing = decline('decline.processing', 'decline.try_later');
const authentication = decline('decline.authentication', 'decline.try_later');
const incomplete = decline('decline.incomplete', 'decline.complete_details');

/** Shown where no answer came back. */
export const lostAnswer: Decline = {
  reason: 'decline.unknown',
  advice: 'return.unknown_text',
  isUncharged: false,
};

/**
 * Stripe's codes that a customer can act on. All others are shown as a plain decline, such as a lost or stolen card or
 * suspected fraud: Stripe asks not to reveal those.
 */
const byCode = new Map<string | undefined, Decline>(
  Object.entries({
    insufficient_funds: decline('decline.funds', 'decline.other_card'),
    card_velocity_exceeded: limit,
    withdrawal_count_limit_exceeded: limit,
    expired_card: decline('decline.expired', 'decline.check_details'),
    invalid_expiry_month: expiry,
    invalid_expiry_year: expiry,
    incorrect_cvc: cvc,
    invalid_cvc: cvc,
    incorrect_number: cardNumber,
    invalid_number: cardNumber,
    incorrect_address: address,
    incorrect_zip: address,
    card_not_supported: unsupported,
    currency_not_supported: unsupported,
    service_not_allowed: unsupported,
    transaction_not_allowed: unsupported,
    issuer_not_available: processing,
    processing_error: processing,
    try_again_later: processing,
    authentication_required: authentication,
    payment_intent_authentication_failure: authentication,
  }),
);

export function toDecline(error: Partial<Pick<StripeError, 'type' | 'code' | 'decline_code'>> | undefined): Decline {
  const known = byCode.get(error?.decline_code) ?? byCode.get(error?.code);
  if (known) return known;
  if (error?.type === 'validation_error') return incomplete;
  return error === undefined || error.type === 'card_error' ? declined : lostAnswer;
}
