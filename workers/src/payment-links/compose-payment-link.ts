import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type { getPaymentLinkEmail } from '@shopwright/contracts/http/payment-links';
import { defaultTimeZone } from '@shopwright/contracts/http/store-settings';
import { centsFromDecimal, formatMoney } from '@shopwright/contracts/money';
import { greet } from '../emails/greeting';
import type { ComposedEmail } from '../emails/mailer';
import { type EmailContext, renderEmail } from '../emails/render-email';
import { insert, textsIn } from '../texts/texts';

export type LinkForEmail = NonNullable<ResponseOf<typeof getPaymentLinkEmail>['link']>;

/** Composes the email by which a customer pays what staff prepared. Pure: equal input gives an equal email. */
export function composePaymentLink(link: LinkForEmail, context: EmailContext): ComposedEmail {
  const { language, publicUrl, store } = context;
  const { subject, title, text, pay, footer } = textsIn(language).paymentLink;
  const timeZone = store.timeZone ?? defaultTimeZone;
  const values = {
    store: store.name,
    amount: formatMoney(centsFromDecimal(link.total), language, link.currency),
    day: new Date(link.expiresAt).toLocaleDateString(language, { dateStyle: 'long', timeZone }),
  };
  const content = {
    subject: insert(subject, values),
    title,
    greeting: greet(link.name, language),
    text: insert(text, values),
    parts: [],
    link: { label: pay, url: new URL(link.path, publicUrl).href },
    footer: insert(footer, values),
  };
  return renderEmail(content, context);
}
