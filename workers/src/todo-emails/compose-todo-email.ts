import { type TodoRow, todoKinds } from '@shopwright/contracts/http/todo';
import { centsFromDecimal, formatMoney } from '@shopwright/contracts/money';
import { pages } from '@shopwright/contracts/pages';
import { greet } from '../emails/greeting';
import type { ComposedEmail } from '../emails/mailer';
import { linksPart } from '../emails/parts';
import { type EmailContext, renderEmail } from '../emails/render-email';
import { insert, textsIn } from '../texts/texts';

export interface TodoRecipient {
  name: string;
  unsubscribePath: string;
}

/** Composes the morning email with what waits, each a link to its screen. Pure: equal input gives an equal email. */
export function composeTodoEmail(rows: TodoRow[], recipient: TodoRecipient, context: EmailContext): ComposedEmail {
  const { language, publicUrl, store } = context;
  const labels = textsIn(language).todo;
  const toUrl = (path: string) => new URL(path, publicUrl).href;
  const toDay = (iso: string) =>
    new Date(iso).toLocaleDateString(language, { dateStyle: 'medium', timeZone: store.timeZone });
  const toLabel = ({ kind, count }: TodoRow) =>
    kind === 'backups' ? labels.kinds.backups : `${labels.kinds[kind]}: ${count.toLocaleString(language)}`;
  const describe = ({ kind, amount, since, dueBy }: TodoRow) =>
    [
      amount && formatMoney(centsFromDecimal(amount), language, store.currency),
      dueBy
        ? insert(labels.due, { date: toDay(dueBy) })
        : since && insert(kind === 'backups' ? labels.lastBackup : labels.since, { date: toDay(since) }),
    ]
      .filter(Boolean)
      .join(' · ');
  const content = {
    subject: insert(labels.subject, { store: store.name }),
    title: labels.title,
    greeting: greet(recipient.name, language),
    text: labels.text,
    parts: [
      linksPart(
        rows.map((row) => ({
          label: toLabel(row),
          url: toUrl(todoKinds[row.kind].path),
          details: describe(row),
        })),
      ),
    ],
    link: { label: labels.link, url: toUrl(pages.office) },
    footer: insert(labels.footer, { store: store.name }),
    unsubscribe: { label: textsIn(language).accounts.unsubscribe, url: toUrl(recipient.unsubscribePath) },
  };
  return renderEmail(content, context);
}
