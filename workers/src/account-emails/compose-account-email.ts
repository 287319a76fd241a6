import type { AccountEmail } from '@shopwright/contracts/http/account-emails';
import type { Language } from '@shopwright/contracts/languages';
import { AppError } from '@shopwright/service-kit/errors';
import { greetedName, greetings } from '../emails/greeting';
import type { ComposedEmail } from '../emails/mailer';
import { type EmailContent, oneLine, quotedPart, renderHtml, renderText, storeName } from '../emails/render-email';
import type { AccountEmailTexts } from './texts/account-email-texts';
import { ar } from './texts/ar';
import { de } from './texts/de';
import { en } from './texts/en';
import { es } from './texts/es';
import { fr } from './texts/fr';
import { ja } from './texts/ja';
import { pt } from './texts/pt';
import { zh } from './texts/zh';

const textsByLanguage: Record<Language, AccountEmailTexts> = { en, es, fr, de, zh, ja, pt, ar };

type KindContent = Pick<EmailContent, 'title' | 'text' | 'parts' | 'note'> & { subject: string; linkLabel?: string };

/** Composes the email that the auth service requested. Pure: the same input gives the same email. */
export function composeAccountEmail(email: AccountEmail, publicUrl: string): ComposedEmail {
  const { language, path, unsubscribePath } = email;
  const texts = textsByLanguage[language];
  const { subject, linkLabel, ...content } = getKindContent(email, texts);
  const isForStore = email.kind === 'contact-for-store';
  const rendered: EmailContent = {
    language,
    ...content,
    greeting: greetings[language](isForStore ? '' : greetedName(email.name)),
    link: linkLabel && path ? { label: linkLabel, url: new URL(path, publicUrl).href } : undefined,
    footer: texts.footer(storeName),
    unsubscribe: unsubscribePath
      ? { label: texts.unsubscribe, url: new URL(unsubscribePath, publicUrl).href }
      : undefined,
  };
  return { subject, text: renderText(rendered), html: renderHtml(rendered) };
}

function getKindContent(email: AccountEmail, texts: AccountEmailTexts): KindContent {
  switch (email.kind) {
    case 'contact-received': {
      const { subject, title, text, message } = texts[email.kind];
      const { reference, words } = requireContact(email);
      const quoted = words && quotedPart(message, `${oneLine(words.subject)}\n\n${words.message}`);
      return { subject: subject(reference), title, text: text(reference), parts: quoted ? [quoted] : [] };
    }
    case 'contact-for-store': {
      const { subject, title, text, message, link } = texts[email.kind];
      const { reference, email: senderAddress, words } = requireContact(email);
      return {
        subject: subject(reference, oneLine(words?.subject ?? '')),
        title,
        text: text(oneLine(email.name ?? ''), senderAddress),
        parts: [quotedPart(message, words?.message ?? '')],
        linkLabel: link,
      };
    }
    default: {
      const { link, ...content } = texts[email.kind];
      return { ...content, parts: [], linkLabel: link };
    }
  }
}

function requireContact({ contact }: AccountEmail): NonNullable<AccountEmail['contact']> {
  if (!contact) throw new AppError('unprocessable', 'a contact email without its message');
  return contact;
}
