import type { Language } from '@shopwright/contracts/fields';
import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { ja } from './ja';
import { pt } from './pt';
import { zh } from './zh';

interface StepTexts {
  subject: (order: string) => string;
  title: string;
  text: (order: string) => string;
}

interface RefundTexts {
  subject: (order: string) => string;
  title: string;
  text: (order: string, refund: string) => string;
}

/** The texts of emails about the steps of an order. The functions insert values without escaping them. */
export interface OrderUpdateTexts {
  shipped: StepTexts;
  /** A parcel that does not contain all of the order. */
  partlyShipped: StepTexts;
  delivered: StepTexts;
  refunded: RefundTexts;
  partlyRefunded: RefundTexts;
  parcel: string;
  carrier: string;
  trackingNumber: string;
  track: string;
}

export const orderUpdateTexts: Record<Language, OrderUpdateTexts> = { en, es, fr, de, zh, ja, pt, ar };
