import type { EventPayload } from '@shopwright/contracts/events';
import { type AlertName, operationsAlerts } from '@shopwright/contracts/http/operations-alerts';
import { pages } from '@shopwright/contracts/pages';
import { formatMoment } from '../emails/format-time';
import type { ComposedEmail } from '../emails/mailer';
import { listPart } from '../emails/parts';
import { type EmailContext, renderEmail } from '../emails/render-email';
import { choosePlural, type EmailTexts, insert, textsIn } from '../texts/texts';

/** Alerts of the other kinds are single. */
const countedAlerts: readonly AlertName[] = ['payments', 'differences', 'parked_jobs', 'late_jobs'];

/** Composes the email about an alert that is open: what happened, how many, since when. Pure: equal input gives an equal email. */
export function composeOperationsAlert(
  { alert, count, since, isReminder }: EventPayload<'operations-alert-raised'>,
  context: EmailContext,
): ComposedEmail {
  const labels = textsIn(context.language).operations;
  const { title, text } = labels.alerts[alert];
  const isCounted = countedAlerts.includes(alert);
  const subject = isCounted ? insert(labels.subject, { title, count }) : title;
  const values = { count, since: formatMoment(since, context) };
  return compose(context, {
    subject: isReminder ? insert(labels.reminder, { subject }) : subject,
    title,
    text,
    lines: [insert(isCounted ? labels.details : labels.since, values)],
    page: operationsAlerts[alert].page,
  });
}

/** Composes the email that all alerts are resolved. Pure, as above. */
export function composeAllClear(
  { alerts, since }: EventPayload<'operations-alerts-cleared'>,
  context: EmailContext,
): ComposedEmail {
  const labels = textsIn(context.language).operations;
  const { title } = labels.cleared;
  const titles = alerts.map((alert) => labels.alerts[alert].title);
  return compose(context, {
    subject: title,
    title,
    text: choosePlural(labels.cleared, 'text', alerts.length, context.language),
    lines: [...titles, insert(labels.since, { since: formatMoment(since, context) })],
    page: pages.office,
  });
}

interface Body {
  subject: string;
  title: string;
  text: string;
  lines: string[];
  page: keyof EmailTexts['operations']['links'];
}

function compose(context: EmailContext, { lines, page, ...body }: Body): ComposedEmail {
  const texts = textsIn(context.language);
  const labels = texts.operations;
  const content = {
    ...body,
    greeting: texts.greetingForStore,
    parts: [listPart(lines)],
    link: { label: labels.links[page], url: new URL(page, context.publicUrl).href },
    footer: insert(labels.footer, { store: context.store.name }),
  };
  return renderEmail(content, context);
}
