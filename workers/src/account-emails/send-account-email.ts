import type { Language } from '@shopwright/contracts/fields';
import { type AccountEmail, getAccountEmail } from '@shopwright/contracts/http/account-emails';
import { readStoreDetails } from '@shopwright/contracts/http/store-details';
import { defaultStoreName } from '@shopwright/contracts/http/store-settings';
import { AppError } from '@shopwright/service-kit/errors';
import type { JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { ComposedEmail, EmailDeps } from '../emails/mailer';
import {
  type EmailContent,
  greetedName,
  greetings,
  oneLine,
  quotedPart,
  renderHtml,
  renderText,
} from '../emails/render-email';
import { type EmailStore, readStoreIdentity } from '../emails/store-identity';
import type { Services } from '../services';
import type { AccountEmailTexts } from './texts/account-email-texts';
import { ar } from './texts/ar';
import { de } from './texts/de';
import { en } from './texts/en';
import { es } from './texts/es';
import { fr } from './texts/fr';
import { ja } from './texts/ja';
import { pt } from './texts/pt';
import { zh } from './texts/zh';

/**
 * Sends an email that the auth service requested. The queue carries only the email's id; its content and link are read
 * from auth here, so that no secret is stored in Redis. The id becomes the Message-ID. An email to the store is in the
 * store's language.
 */
export function sendAccountEmail(
  { auth, catalog }: Pick<Services, 'auth' | 'catalog'>,
  { mailer, publicUrl, storeEmail }: EmailDeps,
): JobHandler<'account-mails'> {
  return async (event, { logger }) => {
    const { mailId } = event.payload;
    const email = await auth.call(getAccountEmail, { params: { mailId } }).catch(nullWhenNotFound);
    if (!email) {
      logger.info({ mailId }, 'email no longer needed, not sent');
      return;
    }
    const store = await readStoreIdentity(catalog, storeEmail);
    const language = email.to === null ? (await catalog.call(readStoreDetails, {})).language : email.language;
    await mailer.send({
      id: mailId,
      ...(store.from && { from: store.from }),
      to:
        email.to === null
          ? { name: '', address: store.contactAddress }
          : { name: greetedName(email.name), address: email.to },
      ...(email.replyTo && { replyTo: { name: oneLine(email.name ?? ''), address: email.replyTo } }),
      ...(email.unsubscribePath && { unsubscribeUrl: new URL(email.unsubscribePath, publicUrl).href }),
      ...composeAccountEmail({ ...email, language }, publicUrl, store),
    });
  };
}

function nullWhenNotFound(error: unknown): AccountEmail | null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}

const textsByLanguage: Record<Language, AccountEmailTexts> = { en, es, fr, de, zh, ja, pt, ar };

type KindContent = Pick<EmailContent, 'title' | 'text' | 'parts' | 'note'> & { subject: string; linkLabel?: string };

/** Composes the email that the auth service requested. Pure: the same input gives the same email. */
export function composeAccountEmail(
  email: AccountEmail,
  publicUrl: string,
  store: EmailStore = { name: defaultStoreName },
): ComposedEmail {
  const { language, path, unsubscribePath } = email;
  const texts = textsByLanguage[language];
  const { subject, linkLabel, ...content } = getKindContent(email, texts);
  const isForStore = email.kind === 'contact-for-store';
  const rendered: EmailContent = {
    language,
    storeName: store.name,
    accentColor: store.accentColor,
    ...content,
    greeting: greetings[language](isForStore ? '' : greetedName(email.name)),
    link: linkLabel && path ? { label: linkLabel, url: new URL(path, publicUrl).href } : undefined,
    footer: texts.footer(store.name),
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
