import { translateCountry } from '@shopwright/contracts/country-names';
import { type Currency, currencyCodes, defaultCurrency } from '@shopwright/contracts/currencies';
import type { OutgoingPurchaseOrder } from '@shopwright/contracts/http/purchase-orders';
import { centsFromDecimal, formatMoney } from '@shopwright/contracts/money';
import type { ComposedEmail } from '../emails/mailer';
import { listPart, quotedPart } from '../emails/parts';
import { type EmailContext, renderEmail } from '../emails/render-email';
import { insert, oneLine, textsIn } from '../texts/texts';

/** Composes the email by which a supplier gets a purchase order, in the language of the store. Pure: equal input gives an equal email. */
export function composePurchaseEmail(order: OutgoingPurchaseOrder, context: EmailContext): ComposedEmail {
  const { language, store } = context;
  const texts = textsIn(language);
  const labels = texts.purchase;
  const values = { reference: order.reference, store: oneLine(store.name) };
  const currency: Currency = currencyCodes.find((code) => code === order.currency) ?? store.currency ?? defaultCurrency;
  const format = (cost: string | null, quantity = 1) =>
    cost === null ? undefined : formatMoney(centsFromDecimal(cost) * quantity, language, currency);
  const lines = order.lines.map(({ quantity, name, sku, cost }) =>
    [
      `${quantity} × ${oneLine(name)}`,
      ...(sku ? [`${labels.sku}: ${sku}`] : []),
      ...(cost === null ? [] : [`${labels.cost}: ${format(cost)}`]),
    ].join(' · '),
  );
  const total = format(order.cost);
  const facts = [
    `${labels.reference}: ${order.reference}`,
    ...(order.supplier.accountNumber ? [`${labels.account}: ${oneLine(order.supplier.accountNumber)}`] : []),
  ];
  return renderEmail(
    {
      subject: insert(labels.subject, values),
      title: labels.title,
      greeting: texts.greetingForStore,
      text: insert(labels.text, values),
      parts: [
        listPart(facts),
        listPart([...lines, ...(total ? [`${labels.total}: ${total}`] : [])], labels.items),
        quotedPart(labels.shipTo, `${order.customerName}\n${translateCountry(order.customerAddress, language)}`),
      ],
      note: labels.note,
      footer: insert(labels.footer, values),
    },
    context,
  );
}
