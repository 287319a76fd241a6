interface Decline {
  code: string;
  declineCode?: string;
  message: string;
}

const declined = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
});

const declines: Record<string, Decline> = {
  generic_decline: declined('generic_decline'),
  insufficient_funds: declined('insufficient_funds', 'Your card has insufficient funds.'),
  lost_card: declined('lost_card'),
  stolen_card: declined('stolen_card'),
  fraudulent: declined('fraudulent'),
  card_velocity_exceeded: declined(
    'card_velocity_exceeded',
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  ),
  authentication_required: declined(
    'authentication_required',
    'Your card was declined. This transaction requires authentication.',
  ),
  expired_card: { code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
};

const bankDeclines: Record<string, Decline> = {
  insufficient_funds: {
    code: 'insufficient_funds',
    message: "The customer's account has insufficient funds to cover this payment.",
  },
  account_closed: { code: 'account_closed', message: "The customer's bank account has been closed." },
  no_account: { code: 'no_account', message: "The customer's bank account could not be located." },
  debit_not_authorized: {
    code: 'debit_not_authorized',
    message: 'The customer has notified their bank that this payment was unauthorized.',
  },
};

export function declineOf(name: string, bank: boolean): Decline {
  const decline = (bank ? bankDeclines : declines)[name];
  if (!decline) throw new Error(`No decline named ${name}`);
  return decline;
}
