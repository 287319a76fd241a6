import { createHash } from 'node:crypto';
import type { Mail, MailSummary } from '@shopwright/contracts/http/mail';
import PostalMime, { type Address, type Email } from 'postal-mime';

export type Headers = Omit<MailSummary, 'date'>;
export type Content = Pick<Mail, 'text' | 'html'>;

const lineMax = 500;
const recipientsMax = 20;
/** Twice this, escaped as JSON, still fits into what the BFF takes from a service. */
const bodyMax = 200_000;

/**
 * What the list shows. The id follows from the Message-ID, so that the same message again is the same row; a message
 * without one is named by its content.
 */
export async function readHeaders(raw: Buffer): Promise<Headers> {
  const email = await parse(headerPart(raw));
  const name = email?.messageId?.trim() || raw;
  return {
    id: createHash('sha256').update(name).digest('hex').slice(0, 32),
    from: addressText(email?.from),
    to: (email?.to ?? []).slice(0, recipientsMax).map(addressText),
    subject: (email?.subject ?? '').slice(0, lineMax),
  };
}

/** A message that cannot be understood is shown as it came. */
export async function readContent(raw: Buffer): Promise<Content> {
  const email = await parse(raw);
  if (!email) return { text: raw.subarray(0, bodyMax).toString('utf8'), html: null };
  return { text: email.text?.slice(0, bodyMax) ?? null, html: email.html?.slice(0, bodyMax) ?? null };
}

function headerPart(raw: Buffer): Buffer {
  const end = /\r?\n\r?\n/.exec(raw.toString('latin1'));
  return end ? raw.subarray(0, end.index) : raw;
}

/** Undefined where the parser gives up: thousands of parts in parts, megabytes of headers. */
const parse = (raw: Buffer): Promise<Email | undefined> => PostalMime.parse(raw).catch(() => undefined);

function addressText(address: Address | undefined): string {
  if (!address) return '';
  const text = address.group ? address.name : address.name ? `${address.name} <${address.address}>` : address.address;
  return text.slice(0, lineMax);
}
