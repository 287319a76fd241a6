import { formatUsd } from '@shopwright/contracts/format-usd';
import type { Order } from '@shopwright/contracts/http/orders';
import type { Language } from '@shopwright/contracts/languages';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { greetedName } from '../mail/greeted-name';
import { greetings } from '../mail/greetings';
import type { ComposedMail } from '../mail/mailer';
import { type MailContent, oneLine, quotedPart, renderHtml, renderText, store } from '../mail/render-mail';
import { mailTexts } from './mail-texts';
import { orderPart } from './order-part';

export type OrderNews = { kind: 'confirmed' } | { kind: 'cancelled'; refundCents: number };

/** What the buyer of an order reads about it. Pure: the same news of the same order is the same mail. */
export function composeMail(order: Order, news: OrderNews, publicUrl: string, language: Language): ComposedMail {
  const texts = mailTexts[language];
  const number = `#${order.id}`;
  const { subject, title } = texts[news.kind];
  const discountCents = centsFromDecimal(order.discount);
  const summary = {
    title: `${texts.order} ${number}`,
    lines: order.items.map(({ name, quantity, price }) => ({
      name: oneLine(name),
      quantity,
      amount: formatUsd(centsFromDecimal(price) * quantity),
    })),
    discount: discountCents > 0 ? formatUsd(0 - discountCents) : undefined,
    total: formatUsd(centsFromDecimal(order.total)),
    labels: texts,
  };
  const content: MailContent = {
    language,
    title,
    greeting: greetings[language](greetedName(order.customerName)),
    text: news.kind === 'confirmed' ? texts.confirmed.text : texts.cancelled.text(number, formatUsd(news.refundCents)),
    parts: [
      orderPart(summary, language),
      ...(order.customerAddress ? [quotedPart(texts.address, order.customerAddress)] : []),
    ],
    link: { label: texts.link, url: new URL('/account', publicUrl).href },
    footer: texts.footer(store),
  };
  return { subject: subject(number), text: renderText(content), html: renderHtml(content) };
}
