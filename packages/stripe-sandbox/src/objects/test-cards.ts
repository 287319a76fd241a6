import type { Behaviour, CardRecord } from '../ledger/records';

/** Stripe's documented test numbers (docs.stripe.com/testing). `name` gives `pm_card_<name>` and `tok_<name>`. */
export interface TestCard {
  number: string;
  names: string[];
  brand: string;
  funding?: CardRecord['funding'];
  country?: string;
  behaviour: Behaviour;
  /** What the index page says about it. */
  about: string;
}

const visa = (number: string, names: string[], about: string, behaviour: Behaviour = {}): TestCard => ({
  number,
  names,
  brand: 'visa',
  behaviour,
  about,
});

const plain = (number: string, names: string[], brand: string, rest: Partial<TestCard> = {}): TestCard => ({
  number,
  names,
  brand,
  behaviour: {},
  about: 'Succeeds',
  ...rest,
});

export const testCards: TestCard[] = [
  plain('4242424242424242', ['visa', 'us'], 'visa'),
  plain('4000056655665556', ['visa_debit'], 'visa', { funding: 'debit' }),
  plain('5555555555554444', ['mastercard'], 'mastercard'),
  plain('2223003122003222', [], 'mastercard'),
  plain('5200828282828210', ['mastercard_debit'], 'mastercard', { funding: 'debit' }),
  plain('5105105105105100', ['mastercard_prepaid'], 'mastercard', { funding: 'prepaid' }),
  plain('378282246310005', ['amex'], 'amex'),
  plain('371449635398431', [], 'amex'),
  plain('6011111111111117', ['discover'], 'discover'),
  plain('3056930009020004', ['diners'], 'diners'),
  plain('3566002020360505', ['jcb'], 'jcb', { country: 'JP' }),
  plain('6200000000000005', ['unionpay'], 'unionpay', { country: 'CN' }),
  plain('4000000760000002', ['br'], 'visa', { country: 'BR' }),
  plain('4000002760000016', ['de'], 'visa', { country: 'DE' }),
  plain('4000002500000003', ['fr'], 'visa', { country: 'FR' }),
  plain('4000007240000007', ['es'], 'visa', { country: 'ES' }),
  plain('4000008260000000', ['gb'], 'visa', { country: 'GB' }),
  plain('4000003920000003', ['jp'], 'visa', { country: 'JP' }),
  plain('4000000000000077', ['bypassPending'], 'visa'),

  visa('4000000000000002', ['visa_chargeDeclined', 'chargeDeclined'], 'Declined', { decline: 'generic_decline' }),
  visa(
    '4000000000009995',
    ['visa_chargeDeclinedInsufficientFunds', 'chargeDeclinedInsufficientFunds'],
    'Declined: insufficient funds',
    { decline: 'insufficient_funds' },
  ),
  visa('4000000000009987', ['visa_chargeDeclinedLostCard', 'chargeDeclinedLostCard'], 'Declined: lost card', {
    decline: 'lost_card',
  }),
  visa('4000000000009979', ['visa_chargeDeclinedStolenCard', 'chargeDeclinedStolenCard'], 'Declined: stolen card', {
    decline: 'stolen_card',
  }),
  visa('4000000000000069', ['chargeDeclinedExpiredCard', 'visa_chargeDeclinedExpiredCard'], 'Declined: expired card', {
    decline: 'expired_card',
  }),
  visa(
    '4000000000000127',
    ['chargeDeclinedIncorrectCvc', 'visa_chargeDeclinedIncorrectCvc'],
    'Declined: incorrect security code',
    { decline: 'incorrect_cvc' },
  ),
  visa(
    '4000000000000119',
    ['chargeDeclinedProcessingError', 'visa_chargeDeclinedProcessingError'],
    'Declined: processing error',
    { decline: 'processing_error' },
  ),
  visa(
    '4000000000006975',
    ['visa_chargeDeclinedVelocityLimitExceeded', 'chargeDeclinedVelocityLimitExceeded'],
    'Declined: too many attempts',
    { decline: 'card_velocity_exceeded' },
  ),
  visa('4000000000000341', ['chargeCustomerFail'], 'Declined when charged', { decline: 'generic_decline' }),
  visa('4100000000000019', ['radarBlock', 'chargeDeclinedFraudulent'], 'Blocked as fraudulent', {
    decline: 'fraudulent',
    riskLevel: 'highest',
  }),
  visa('4000000000004954', ['riskLevelHighest'], 'Blocked: highest risk', {
    decline: 'fraudulent',
    riskLevel: 'highest',
  }),
  visa('4000000000009235', ['riskLevelElevated'], 'Succeeds with elevated risk', { riskLevel: 'elevated' }),
  visa('4000000000000101', ['cvcCheckFail'], 'Succeeds, security code check fails', { cvcCheck: 'fail' }),

  visa('4000002500003155', ['authenticationRequiredOnSetup'], '3-D Secure, then succeeds', { authenticate: true }),
  visa('4000002760003184', ['authenticationRequired'], '3-D Secure, then succeeds', { authenticate: true }),
  visa('4000000000003220', ['threeDSecure2Required'], '3-D Secure 2, then succeeds', { authenticate: true }),
  visa('4000000000003063', ['threeDSecureRequired'], '3-D Secure, then succeeds', { authenticate: true }),
  visa('4000008400001629', ['threeDSecureRequiredChargeDeclined'], '3-D Secure, then declined', {
    authenticate: true,
    decline: 'generic_decline',
  }),
  visa(
    '4000008260003178',
    ['authenticationRequiredChargeDeclinedInsufficientFunds'],
    '3-D Secure, then insufficient funds',
    { authenticate: true, decline: 'insufficient_funds' },
  ),
  visa('4000000000003055', ['threeDSecureOptional'], 'Succeeds, 3-D Secure not needed'),

  visa('4000000000000259', ['createDispute'], 'Succeeds, then disputed as fraudulent', { dispute: 'fraudulent' }),
  visa('4000000000002685', ['createDisputeProductNotReceived'], 'Succeeds, then disputed as not received', {
    dispute: 'product_not_received',
  }),
  visa('4000000000001976', ['createDisputeInquiry'], 'Succeeds, then the bank inquires', { dispute: 'general' }),
  visa('4000000000007726', ['pendingRefund'], 'Succeeds; a refund is pending first', { refund: 'pending' }),
  visa('4000000000005126', ['refundFail'], 'Succeeds; a refund fails later', { refund: 'fails' }),
];

const byNumber = new Map(testCards.map((card) => [card.number, card]));
const byName = new Map(testCards.flatMap((card) => card.names.map((name) => [name, card] as const)));

export const testCardByNumber = (number: string) => byNumber.get(number);

/** Finds `pm_card_visa` and `tok_visa` alike. */
export const testCardByToken = (token: string) => byName.get(token.replace(/^(pm_card|tok)_/, ''));

/** Accounts of `us_bank_account` (routing number 110000000) and the decline each ends in, if any. */
export const testBankAccounts: Array<{ number: string; tokens: string[]; behaviour: Behaviour; about: string }> = [
  {
    number: '000123456789',
    tokens: ['pm_usBankAccount', 'pm_usBankAccount_success'],
    behaviour: {},
    about: 'Processing, then succeeds',
  },
  {
    number: '000222222227',
    tokens: ['pm_usBankAccount_insufficientFunds'],
    behaviour: { decline: 'insufficient_funds' },
    about: 'Processing, then fails: insufficient funds',
  },
  {
    number: '000111111113',
    tokens: ['pm_usBankAccount_accountClosed'],
    behaviour: { decline: 'account_closed' },
    about: 'Processing, then fails: account closed',
  },
  {
    number: '000111111116',
    tokens: ['pm_usBankAccount_noAccount'],
    behaviour: { decline: 'no_account' },
    about: 'Processing, then fails: no account',
  },
  {
    number: '000333333335',
    tokens: ['pm_usBankAccount_debitNotAuthorized'],
    behaviour: { decline: 'debit_not_authorized' },
    about: 'Processing, then fails: debit not authorized',
  },
];
