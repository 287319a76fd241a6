import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type { getPausedEndpoint } from '@shopwright/contracts/http/internal-webhooks';
import { pages } from '@shopwright/contracts/pages';
import type { ComposedEmail } from '../emails/mailer';
import { listPart } from '../emails/parts';
import { type EmailContext, renderEmail } from '../emails/render-email';
import { insert, textsIn } from '../texts/texts';

export type StoppedEndpoint = ResponseOf<typeof getPausedEndpoint>;

/** Composes the email about an endpoint that the store no longer calls. Pure: equal input gives an equal email. */
export function composeWebhookEmail({ url, waiting, state }: StoppedEndpoint, context: EmailContext): ComposedEmail {
  const texts = textsIn(context.language);
  const labels = texts.webhooks;
  const { subject, title, text } = labels[state === 'disabled' ? 'disabled' : 'paused'];
  const content = {
    subject: insert(subject, { host: new URL(url).host }),
    title,
    greeting: texts.greetingForStore,
    text: insert(text, { url }),
    parts: [listPart([insert(labels.waiting, { count: waiting })])],
    link: { label: labels.open, url: new URL(pages.webhooks, context.publicUrl).href },
    footer: insert(labels.footer, { store: context.store.name }),
  };
  return renderEmail(content, context);
}
