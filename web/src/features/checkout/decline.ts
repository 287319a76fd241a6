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

const declined = decline('checkout.decline.declined', 'checkout.decline.other_card');
const limit = decline('checkout.decline.limit', 'checkout.decline.other_card');
const expiry = decline('checkout.decline.expiry', 'checkout.decline.check_details');
const cvc = decline('checkout.decline.cvc', 'checkout.decline.check_details');
const cardNumber = decline('checkout.decline.number', 'checkout.decline.check_details');
const address = decline('checkout.decline.address', 'checkout.decline.check_details');
const unsupported = decline('checkout.decline.unsupported', 'checkout.decline.other_card');
const processing = decline('checkout.decline.processing', 'checkout.decline.try_later');
const authentication = decline('checkout.decline.authentication', 'checkout.decline.try_later');

/** Shown where no answer came back. */
export const lostAnswer: Decline = {
  reason: 'checkout.decline.unknown',
  advice: 'checkout.return.unknown_text',
  isUncharged: false,
};

/**
 * Stripe's codes that a customer can act on. All others are shown as a plain decline, such as a lost or stolen card or
 * suspected fraud: Stripe asks not to reveal those.
 */
const byCode = new Map<string | undefined, Decline>(
  Object.entries({
    insufficient_funds: decline('checkout.decline.funds', 'checkout.decline.other_card'),
    card_velocity_exceeded: limit,
    withdrawal_count_limit_exceeded: limit,
    expired_card: decline('checkout.decline.expired', 'checkout.decline.check_details'),
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
  return error === undefined || error.type === 'card_error' ? declined : lostAnswer;
}
