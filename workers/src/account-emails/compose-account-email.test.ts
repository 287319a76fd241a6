import { languages } from '@shopwright/contracts/fields';
import { type AccountEmail, type AccountEmailKind, accountEmailKinds } from '@shopwright/contracts/http/account-emails';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeAccountEmail } from './compose-account-email';

const contact = {
  reference: 'MSG-7KQ2M9XD',
  email: 'ada@example.com',
  words: { subject: 'A question', message: 'Where is it?\nThank you.' },
};
const isContact = (kind: AccountEmailKind) => kind.startsWith('contact');

const sample = (kind: AccountEmailKind, changes: Partial<AccountEmail> = {}): AccountEmail => ({
  kind,
  to: 'ada@example.com',
  replyTo: null,
  language: 'en',
  name: 'Ada Byron',
  path: kind === 'contact-received' ? null : '/page?token=abc-def',
  unsubscribePath: kind === 'confirm-newsletter' ? '/newsletter/unsubscribe?token=ghi' : null,
  contact: isContact(kind) ? contact : null,
  ...changes,
});
const compose = (kind: AccountEmailKind, changes?: Partial<AccountEmail>) =>
  composeAccountEmail(sample(kind, changes), {
    language: changes?.language ?? 'en',
    publicUrl: 'https://store.example',
    store: { name: 'Shopwright' },
  });

describe('composeAccountEmail', () => {
  it('explains the link, how long it works, and what to do about an email that was not requested', () => {
    const { subject, text, html } = compose('reset-password');
    expect(subject).toBe('Reset your password');
    expect(text).toBe(`Hi Ada Byron,

We received a request to reset the password of your account. Choose a new password to sign in again.

Reset password: https://store.example/page?token=abc-def

This link works once and expires in one hour. If you didn't request it, you can ignore this email. Your password won't change.

--
You received this email because this address was used at Shopwright.
`);
    expect(html).toContain('href="https://store.example/page?token=abc-def"');
  });

  it('begins with the logo, which is read out as the name, or with the name', () => {
    const context = { language: 'en', publicUrl: 'https://store.example' } as const;
    const withLogo = (logo?: string) =>
      composeAccountEmail(sample('reset-password'), { ...context, store: { name: 'A & B', ...(logo && { logo }) } })
        .html;
    expect(withLogo('/uploads/a.webp')).toContain('<img src="https://store.example/uploads/a.webp" alt="A &amp; B"');
    expect(withLogo('https://cdn.example/a.png')).toContain('<img src="https://cdn.example/a.png"');
    expect(withLogo()).not.toContain('<img');
  });

  it('ends a newsletter email with the unsubscribe link', () => {
    const { text, html } = compose('confirm-newsletter', { name: null });
    expect(text).toMatch(/^Hi,\n/);
    expect(text).toMatch(/\nUnsubscribe: https:\/\/store\.example\/newsletter\/unsubscribe\?token=ghi\n$/);
    expect(html).toContain('href="https://store.example/newsletter/unsubscribe?token=ghi"');
  });

  it('quotes a message to its sender, and sends all of it to the store', () => {
    const receipt = compose('contact-received');
    expect(receipt.subject).toBe('We received your message: MSG-7KQ2M9XD');
    expect(receipt.text).toContain('Your message:\nA question\n\nWhere is it?\nThank you.\n');
    expect(receipt.html).toContain('Where is it?<br>Thank you.<br>');
    const forStore = compose('contact-for-store');
    expect(forStore.subject).toBe('Message MSG-7KQ2M9XD: A question');
    expect(forStore.text).toContain('Ada Byron (ada@example.com) sent a message to the store.');
    expect(forStore.text).toContain('Open messages: https://store.example/page');
  });

  it('sends only the reference to an unconfirmed address', () => {
    const { subject, text } = compose('contact-received', { name: null, contact: { ...contact, words: null } });
    expect(subject).toBe('We received your message: MSG-7KQ2M9XD');
    expect(text).toBe(`Hi,

We received your message and will reply as soon as we can. If you contact us about it again, please include the reference MSG-7KQ2M9XD.

--
You received this email because this address was used at Shopwright.
`);
  });

  it('names who invites, and the store, unless the name is missing or an advertisement', () => {
    const subjectFor = (inviter: string | null | undefined) => compose('team-invitation', { inviter }).subject;
    expect(subjectFor('Priya Patel')).toBe('Priya Patel invited you to Shopwright');
    expect(compose('team-invitation', { inviter: 'Priya Patel' }).html).toContain(
      'Priya Patel invited you to Shopwright',
    );
    for (const name of [null, undefined, ' ', 'Win big at evil.example'])
      expect(subjectFor(name)).toBe("You're invited to Shopwright");
  });

  it('does not greet a name that is an advertisement', () => {
    expect(compose('verify-email', { name: 'Win big at evil.example' }).text).toMatch(/^Hi,\n/);
  });

  it('removes line breaks that customers typed from the subject', () => {
    const evil = { ...contact, words: { ...contact.words, subject: 'x\r\nBcc: all@example.com' } };
    expect(compose('contact-for-store', { contact: evil }).subject).toBe(
      'Message MSG-7KQ2M9XD: x Bcc: all@example.com',
    );
    expect(compose('contact-received', { name: 'Ada\r\nBcc: x' }).text).toMatch(/^Hi Ada Bcc: x,\n/);
  });

  it('turns no text into markup', () => {
    const tags = (html: string) => html.match(/<[^>]*>/g);
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'<>"\'&/!a= ') }));
    for (const kind of ['contact-received', 'contact-for-store'] as const) {
      const plain = tags(compose(kind, { contact: { ...contact, words: { ...contact.words, message: 'x' } } }).html);
      fc.assert(
        fc.property(text, text, (name, words) => {
          const written = { subject: words, message: words.replaceAll('\n', ' ') };
          const { html } = compose(kind, { name, contact: { ...contact, words: written } });
          // An empty subject is an empty line; a line break is the only markup that a text can add.
          expect(tags(html)).toEqual(plain);
        }),
      );
    }
  });
});

describe('composeAccountEmail in every language', () => {
  it.each(languages)('%s: each kind is complete', (language) => {
    for (const kind of accountEmailKinds) {
      const { subject, text, html } = compose(kind, { language });
      expect(subject).not.toMatch(/[\r\n{]|undefined/);
      for (const body of [text, html]) expect(body).not.toMatch(/undefined|\$\{/);
      if (kind !== 'contact-received') expect(text).toContain('https://store.example/page?token=abc-def');
      if (isContact(kind)) {
        expect(subject).toContain('MSG-7KQ2M9XD');
        expect(text).toContain('Where is it?');
      }
      expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    }
  });

  it.each(accountEmailKinds)('%s: has a different text in each language', (kind) => {
    const texts = languages.map((language) => compose(kind, { language }).text.split('\n')[2]);
    expect(new Set(texts).size).toBe(languages.length);
  });
});
