import type { Language } from '@shopwright/contracts/fields';
import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { ja } from './ja';
import { pt } from './pt';
import { zh } from './zh';

interface ReturnTextsOfStep {
  subject: (order: string) => string;
  title: string;
  text: (order: string) => string;
}

/** The texts of emails about returns, withdrawals, messages and failed payments. Values are inserted without escaping. */
export interface ReturnTexts {
  requested: ReturnTextsOfStep;
  approved: ReturnTextsOfStep;
  rejected: ReturnTextsOfStep;
  received: ReturnTextsOfStep;
  withdrawal: { subject: (order: string) => string; title: string; text: (order: string, at: string) => string };
  withdrawalLink: ReturnTextsOfStep;
  /** The label of the link by which the customer withdraws. */
  withdraw: string;
  message: ReturnTextsOfStep;
  paymentFailed: ReturnTextsOfStep;
  /** The label of the pieces that go back. */
  pieces: string;
  /** The label of the text of staff. */
  note: string;
}

export const returnTexts: Record<Language, ReturnTexts> = { en, es, fr, de, zh, ja, pt, ar };
