import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type { getAnswerForEmail } from '@shopwright/contracts/http/internal-threads';
import { greet } from '../emails/greeting';
import type { ComposedEmail } from '../emails/mailer';
import { quotedPart } from '../emails/parts';
import { type EmailContext, renderEmail } from '../emails/render-email';
import { insert, oneLine, textsIn } from '../texts/texts';

export type ContactAnswer = ResponseOf<typeof getAnswerForEmail>;

/** Composes the store's answer to a message that was sent through Contact. Pure: equal input gives an equal email. */
export function composeContactAnswer(answer: ContactAnswer, context: EmailContext): ComposedEmail {
  const { language, store } = context;
  const labels = textsIn(language).accounts;
  const { subject, title, text, answer: answerLabel, question } = labels['contact-answered'];
  const values = { subject: oneLine(answer.subject), reference: answer.reference };
  const content = {
    subject: insert(subject, values),
    title,
    greeting: greet(answer.name, language),
    text: insert(text, values),
    parts: [quotedPart(answerLabel, answer.body), ...(answer.question ? [quotedPart(question, answer.question)] : [])],
    footer: insert(labels.footer, { store: store.name }),
  };
  return renderEmail(content, context);
}
