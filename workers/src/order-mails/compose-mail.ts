import type { Language } from '@shopwright/contracts/http/auth';
import type { Order } from '@shopwright/contracts/http/orders';
import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import { mailTexts } from './mail-texts';
import { type MailContent, renderHtml, renderText } from './render-mail';

export type OrderNews = { kind: 'confirmed' } | { kind: 'cancelled'; refundCents: number };

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

const store = 'Shopwright';

/** What the buyer of an order reads about it. Pure: the same news of the same order is the same mail. */
export function composeMail(order: Order, news: OrderNews, publicUrl: string, language: Language = 'en'): ComposedMail {
  const texts = mailTexts[language];
  const number = `#${order.id}`;
  const { subject, title } = texts[news.kind];
  const content: MailContent = {
    language,
    store,
    title,
    greeting: texts.greeting(oneLine(order.customerName)),
    text: news.kind === 'confirmed' ? texts.confirmed.text : texts.cancelled.text(number, dollars(news.refundCents)),
    order: `${texts.order} ${number}`,
    lines: order.items.map(({ name, quantity, price }) => ({
      name: oneLine(name),
      quantity,
      amount: dollars(centsFromDecimal(price) * quantity),
    })),
    total: dollars(centsFromDecimal(order.total)),
    address: order.customerAddress,
    link: new URL('/account', publicUrl).href,
    footer: texts.footer(store),
    labels: texts,
  };
  return { subject: subject(number), text: renderText(content), html: renderHtml(content) };
}

/** What people type may hold line breaks, where a name has none. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const currency = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 124900 → "$1,249.00", as the store shows it in every language. */
const dollars = (cents: number): string => currency.format(decimalFromCents(cents) as Intl.StringNumericLiteral);
