import type { AccountEmail } from '@shopwright/contracts/http/account-emails';
import { AppError } from '@shopwright/service-kit/errors';
import { greet, greetedName } from '../emails/greeting';
import type { ComposedEmail } from '../emails/mailer';
import { quotedPart } from '../emails/parts';
import { type EmailContent, type EmailContext, renderEmail } from '../emails/render-email';
import { type EmailTexts, insert, oneLine, textsIn } from '../texts/texts';

/** Composes the email that the auth service requested. Pure: equal input gives an equal email. */
export function composeAccountEmail(email: AccountEmail, context: EmailContext): ComposedEmail {
  const { language, publicUrl, store } = context;
  const labels = textsIn(language).accounts;
  const toUrl = (path: string) => new URL(path, publicUrl).href;
  const { linkLabel, ...kindContent } = getKindContent(email, labels, store.name);
  const content: EmailContent = {
    ...kindContent,
    greeting: greet(email.kind === 'contact-for-store' ? '' : email.name, language),
    link: linkLabel && email.path ? { label: linkLabel, url: toUrl(email.path) } : undefined,
    footer: insert(labels.footer, { store: store.name }),
    unsubscribe: email.unsubscribePath ? { label: labels.unsubscribe, url: toUrl(email.unsubscribePath) } : undefined,
  };
  return renderEmail(content, context);
}

type KindContent = Pick<EmailContent, 'subject' | 'title' | 'text' | 'parts' | 'note'> & { linkLabel?: string };

function getKindContent(email: AccountEmail, labels: EmailTexts['accounts'], store: string): KindContent {
  switch (email.kind) {
    case 'contact-received': {
      const { subject, title, text, message } = labels[email.kind];
      const { reference, words } = requireContact(email);
      return {
        subject: insert(subject, { reference }),
        title,
        text: insert(text, { reference }),
        parts: words ? [quotedPart(message, `${oneLine(words.subject)}\n\n${words.message}`)] : [],
      };
    }
    case 'contact-for-store': {
      const { subject, title, text, message, link } = labels[email.kind];
      const { reference, email: emailAddress, words } = requireContact(email);
      return {
        subject: insert(subject, { reference, subject: oneLine(words?.subject ?? '') }),
        title,
        text: insert(text, { name: oneLine(email.name ?? ''), emailAddress }),
        parts: [quotedPart(message, words?.message ?? '')],
        linkLabel: link,
      };
    }
    case 'team-invitation': {
      const { subject, subjectWithoutName, link, ...content } = labels[email.kind];
      const inviter = greetedName(email.inviter ?? null);
      const title = insert(inviter ? subject : subjectWithoutName, { inviter, store: oneLine(store) });
      return { ...content, subject: title, title, linkLabel: link };
    }
    default: {
      const { link, ...content } = labels[email.kind];
      return { ...content, linkLabel: link };
    }
  }
}

function requireContact({ contact }: AccountEmail): NonNullable<AccountEmail['contact']> {
  if (!contact) throw new AppError('unprocessable', 'a contact email without its message');
  return contact;
}
