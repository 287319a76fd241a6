import { defaultTimeZone } from '@shopwright/contracts/http/store-settings';
import type { OrderUpdate, UpdatedOrder } from './order-update';
import { returnTexts } from './return-texts/return-texts';

interface UpdateTexts {
  subject: (order: string) => string;
  title: string;
  text: string;
}

/** Returns the texts of emails about returns, messages and failed payments; undefined for any other update. */
export function findReturnTexts(
  { id, language }: UpdatedOrder,
  update: OrderUpdate,
  timeZone: string = defaultTimeZone,
): UpdateTexts | undefined {
  const texts = returnTexts[language];
  const number = `#${id}`;
  if (update.kind === 'return' && update.returned.kind === 'withdrawal' && update.state === 'approved') {
    // The receipt of a withdrawal must say when it arrived.
    const at = new Date(update.returned.requestedAt);
    const moment = at.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short', timeZone });
    return { ...texts.withdrawal, text: texts.withdrawal.text(number, `${moment} ${timeZone}`) };
  }
  const step =
    update.kind === 'return'
      ? texts[update.state]
      : update.kind === 'withdrawal-link'
        ? texts.withdrawalLink
        : update.kind === 'message'
          ? texts.message
          : update.kind === 'payment-failed'
            ? texts.paymentFailed
            : undefined;
  return step && { ...step, text: step.text(number) };
}

/** Returns the text of staff: a message, or the reason of their decision about a return. */
export function findNote(update: OrderUpdate): string | undefined {
  if (update.kind === 'message') return update.body;
  if (update.kind !== 'return' || update.state === 'requested' || update.state === 'received') return undefined;
  return update.returned.decisionNote || undefined;
}
