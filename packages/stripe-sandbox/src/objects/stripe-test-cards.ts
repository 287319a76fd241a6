import type { Behaviour, CardRecord } from '../ledger/records';
import table from './stripe-test-cards.json' with { type: 'json' };

/** Stripe's documented test numbers (docs.stripe.com/testing). `names` gives `pm_card_<name>`. */
export interface TestCard {
  number: string;
  names: string[];
  brand: string;
  funding?: CardRecord['funding'];
  country?: string;
  behaviour: Behaviour;
  /** The description on the index page. */
  about: string;
}

/** A `us_bank_account` (routing number 110000000), with the decline it ends in, if any. */
type TestBankAccount = Pick<TestCard, 'number' | 'about' | 'behaviour'> & { tokens: string[] };

export const testCards = table.cards.map((card) => ({ behaviour: {}, ...card }) as TestCard);
export const testBankAccounts = table.bankAccounts as TestBankAccount[];

const byNumber = new Map(testCards.map((card) => [card.number, card]));
const byName = new Map(testCards.flatMap((card) => card.names.map((name) => [name, card] as const)));

export const testCardByNumber = (number: string) => byNumber.get(number);

export const testCardByToken = (token: string) => byName.get(token.replace('pm_card_', ''));

/** Display names of the API's card brands. */
export const brandNames: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};
