import type { AccountMail } from '@shopwright/contracts/http/account-mails';
import type { Language } from '@shopwright/contracts/languages';
import { AppError } from '@shopwright/service-kit/errors';
import { greetedName } from '../mail/greeted-name';
import { greetings } from '../mail/greetings';
import type { ComposedMail } from '../mail/mailer';
import { type MailContent, oneLine, quotedPart, renderHtml, renderText, store } from '../mail/render-mail';
import type { AccountMailTexts } from './texts/account-mail-texts';
import { ar } from './texts/ar';
import { de } from './texts/de';
import { en } from './texts/en';
import { es } from './texts/es';
import { fr } from './texts/fr';
import { ja } from './texts/ja';
import { pt } from './texts/pt';
import { zh } from './texts/zh';

/** Every language has all of it, or the compiler says what is missing. */
const textsByLanguage: Record<Language, AccountMailTexts> = { en, es, fr, de, zh, ja, pt, ar };

type Words = Pick<MailContent, 'title' | 'text' | 'parts' | 'note'> & { subject: string; linkLabel?: string };

/** What the reader of an account mail reads. Pure: the same mail of the auth service is the same mail. */
export function composeAccountMail(mail: AccountMail, publicUrl: string): ComposedMail {
  const { language, path, unsubscribePath } = mail;
  const texts = textsByLanguage[language];
  const { subject, linkLabel, ...words } = wordsOf(mail, texts);
  const isForStore = mail.kind === 'contact-for-store';
  const content: MailContent = {
    language,
    ...words,
    greeting: greetings[language](isForStore ? '' : greetedName(mail.name)),
    link: linkLabel && path ? { label: linkLabel, url: new URL(path, publicUrl).href } : undefined,
    footer: texts.footer(store),
    unsubscribe: unsubscribePath
      ? { label: texts.unsubscribe, url: new URL(unsubscribePath, publicUrl).href }
      : undefined,
  };
  return { subject, text: renderText(content), html: renderHtml(content) };
}

function wordsOf(mail: AccountMail, texts: AccountMailTexts): Words {
  switch (mail.kind) {
    case 'contact-received': {
      const { subject, title, text, message } = texts[mail.kind];
      const { reference, words } = contactOf(mail);
      const written = words && quotedPart(message, `${oneLine(words.subject)}\n\n${words.message}`);
      return { subject: subject(reference), title, text: text(reference), parts: written ? [written] : [] };
    }
    case 'contact-for-store': {
      const { subject, title, text, message, link } = texts[mail.kind];
      const { reference, email, words } = contactOf(mail);
      return {
        subject: subject(reference, oneLine(words?.subject ?? '')),
        title,
        text: text(oneLine(mail.name ?? ''), email),
        parts: [quotedPart(message, words?.message ?? '')],
        linkLabel: link,
      };
    }
    default: {
      const { link, ...words } = texts[mail.kind];
      return { ...words, parts: [], linkLabel: link };
    }
  }
}

function contactOf({ contact }: AccountMail): NonNullable<AccountMail['contact']> {
  if (!contact) throw new AppError('unprocessable', 'a mail about a message came without it');
  return contact;
}
