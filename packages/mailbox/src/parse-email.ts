import { createHash } from 'node:crypto';
import { toStoredEmail } from '@shopwright/contracts/email-address';
import type { EmailSummary, MailboxEmail } from '@shopwright/contracts/http/mailbox';
import PostalMime, { type Address, type Email } from 'postal-mime';

export type Headers = Omit<EmailSummary, 'date'>;
export type Content = Pick<MailboxEmail, 'text' | 'html'>;

/** The store makes a Message-ID of the event that sends the email. */
const eventInMessageId = /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-store)?@/;

const lineMax = 500;
const recipientsMax = 20;
/** Text and HTML of this length, escaped as JSON, still fit the BFF's limit for a service's response. */
const bodyMax = 200_000;

/**
 * Reads what the list shows. Derives the id from the Message-ID, or from the content when there is none, so that a
 * duplicate has the same id.
 */
export async function readHeaders(raw: Buffer): Promise<Headers> {
  const email = await parse(getHeaderPart(raw));
  const name = email?.messageId?.trim() || raw;
  return {
    id: createHash('sha256').update(name).digest('hex').slice(0, 32),
    from: formatAddress(email?.from),
    to: (email?.to ?? []).slice(0, recipientsMax).map(formatAddress),
    subject: (email?.subject ?? '').slice(0, lineMax),
    eventId: eventInMessageId.exec(email?.messageId ?? '')?.[1] ?? null,
  };
}

/** Reads the text and HTML. Returns the source of an email that cannot be parsed. */
export async function readContent(raw: Buffer): Promise<Content> {
  const email = await parse(raw);
  if (!email) return { text: raw.subarray(0, bodyMax).toString('utf8'), html: null };
  return { text: email.text?.slice(0, bodyMax) ?? null, html: email.html?.slice(0, bodyMax) ?? null };
}

function getHeaderPart(raw: Buffer): Buffer {
  const end = /\r?\n\r?\n/.exec(raw.toString('latin1'));
  return end ? raw.subarray(0, end.index) : raw;
}

/** Returns undefined when the parser gives up, such as on thousands of nested parts or megabytes of headers. */
const parse = (raw: Buffer): Promise<Email | undefined> => PostalMime.parse(raw).catch(() => undefined);

function formatAddress(address: Address | undefined): string {
  if (!address) return '';
  // An international domain travels as `xn--…`.
  const readable = toStoredEmail(address.address ?? '');
  const text = address.group ? address.name : address.name ? `${address.name} <${readable}>` : readable;
  return text.slice(0, lineMax);
}
