import type { EventPayload } from '@shopwright/contracts/events';
import type { Language } from '@shopwright/contracts/fields';
import { type AlertName, operationsAlerts } from '@shopwright/contracts/http/operations-alerts';
import { defaultTimeZone } from '@shopwright/contracts/http/store-settings';
import { pages } from '@shopwright/contracts/pages';
import { html, ink } from '../emails/html';
import type { ComposedEmail } from '../emails/mailer';
import { type EmailContent, insert, renderHtml, renderText } from '../emails/render-email';
import type { EmailStore } from '../emails/store-identity';
import merchantTexts from './merchant-email-texts.json' with { type: 'json' };
import texts from './operations-alert-texts.json' with { type: 'json' };

interface Recipient {
  language: Language;
  publicUrl: string;
  store: EmailStore;
}

/** Alerts of the other kinds are single. */
const countedAlerts: readonly AlertName[] = ['payments', 'differences', 'parked_jobs', 'late_jobs'];

type Raised = EventPayload<'operations-alert-raised'>;

/** Composes the email about an alert that is open: what happened, how many, since when. Pure: equal input gives an equal email. */
export function composeOperationsAlert(raised: Raised, recipient: Recipient): ComposedEmail {
  const { alert, count } = raised;
  const labels = texts[recipient.language];
  const { title, text } = labels.alerts[alert];
  const isCounted = countedAlerts.includes(alert);
  const subject = isCounted ? insert(labels.subject, { title, count: String(count) }) : title;
  const values = { count: String(count), since: formatMoment(raised.since, recipient) };
  return compose(raised.isReminder ? insert(labels.reminder, { subject }) : subject, recipient, {
    title,
    text,
    lines: [insert(isCounted ? labels.details : labels.since, values)],
    page: operationsAlerts[alert].page,
  });
}

/** Composes the email that all alerts are resolved. Pure, as above. */
export function composeAllClear(
  { alerts, since }: EventPayload<'operations-alerts-cleared'>,
  recipient: Recipient,
): ComposedEmail {
  const labels = texts[recipient.language];
  const { title, text } = labels.cleared;
  const titles = alerts.map((alert) => labels.alerts[alert].title);
  const lines = [...titles, insert(labels.since, { since: formatMoment(since, recipient) })];
  return compose(title, recipient, { title, text, lines, page: pages.office });
}

/** Times are those of the store's time zone, and say so. */
const formatMoment = (time: string, { language, store: { timeZone = defaultTimeZone } }: Recipient): string =>
  new Date(time).toLocaleString(language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });

interface Body {
  title: string;
  text: string;
  lines: string[];
  page: keyof (typeof texts)['en']['links'];
}

function compose(
  subject: string,
  { language, publicUrl, store }: Recipient,
  { lines, page, ...body }: Body,
): ComposedEmail {
  const labels = texts[language];
  const content: EmailContent = {
    language,
    storeName: store.name,
    accentColor: store.accentColor,
    ...body,
    greeting: merchantTexts[language].greeting,
    parts: [
      {
        text: lines.join('\n'),
        html: html`<p class="ink" style="${ink}margin:0;">${lines.map((line) => html`${line}<br>`)}</p>`,
      },
    ],
    link: { label: labels.links[page], url: new URL(page, publicUrl).href },
    footer: insert(labels.footer, { store: store.name }),
  };
  return { subject, text: renderText(content), html: renderHtml(content) };
}
