import { type Language, languages } from '@shopwright/contracts/fields';
import { emailPreview } from '@shopwright/contracts/http/mailbox';
import { describe, expect, it } from 'vitest';
import { flattenTexts } from '../test-flat-texts';
import { textsIn } from '../texts/texts';
import { previewEmails } from './preview-emails';

const preview = (language: Language) =>
  previewEmails({ language, publicUrl: 'https://store.example', store: { name: 'Lamp & Co' } });

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const decode = (html: string) => html.replace(/&(\w+|#39);/g, (entity, name: string) => entities[name] ?? entity);

const toPattern = (text: string) =>
  new RegExp(
    text
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
  );

describe.each(languages)('the previews in %s', (language) => {
  const emails = preview(language);

  it.each(emails.map((email) => [email.kind, email] as const))('%s: has all values', (_, email) => {
    expect(emailPreview.parse(email)).toEqual(email);
    const { subject, text, html } = email;
    expect(subject).not.toMatch(/[\r\n]/);
    expect(subject + text + html).not.toMatch(/\{\w+\}|undefined|null|NaN|\[object|Invalid Date/);
    expect(text).toContain('Lamp & Co');
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
  });

  it('have names of their own', () => {
    expect(new Set(emails.map(({ kind }) => kind)).size).toBe(emails.length);
  });
});

it('shows every text', () => {
  const shown = preview('en').map(({ subject, text, html }) => `${subject}\n${text}\n${decode(html)}`);
  const missing = [...flattenTexts(textsIn('en'))].filter(([, text]) => {
    const pattern = toPattern(text);
    return !shown.some((email) => pattern.test(email));
  });
  expect(missing).toEqual([]);
});
