import type { ContactMessage } from '@shopwright/contracts/http/contact';

/** Returns a `mailto:` link to the customer, with their message quoted. */
export function replyAddress({ email, reference, subject, message }: ContactMessage): string {
  const quoted = message
    .slice(0, quotedMax)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const query = new URLSearchParams({ subject: `Re: ${subject} [${reference}]`, body: `\n\n${quoted}` });
  // Mail programs read "+" as a plus sign, so spaces have to be "%20".
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${query.toString().replaceAll('+', '%20')}`;
}

/** Longer addresses are cut off by some systems, or not opened at all. */
const quotedMax = 600;
