import type { ContactMessage } from '@shopwright/contracts/http/contact';
import { expect, it } from 'vitest';
import { replyAddress } from './message-card';

const message: ContactMessage = {
  id: 1,
  reference: 'MSG-7KQ2M9XD',
  name: 'Ada',
  email: 'ada+shop@example.com',
  subject: 'Where is it & when?',
  message: 'Hello,\nwhere is it?',
  isHandled: false,
  createdAt: '2026-11-21T10:00:00Z',
};

it('goes to the writer, names the message and quotes it', () => {
  const address = replyAddress(message);
  expect(address).toMatch(/^mailto:ada%2Bshop@example\.com\?subject=/);
  const query = new URLSearchParams(address.slice(address.indexOf('?')));
  expect(query.get('subject')).toBe('Re: Where is it & when? [MSG-7KQ2M9XD]');
  expect(query.get('body')).toBe('\n\n> Hello,\n> where is it?');
});

it('has spaces that mail programs read, and cannot be given further recipients', () => {
  const address = replyAddress({ ...message, email: 'a?bcc=b@example.com', subject: 'a b' });
  expect(address).toContain('Re%3A%20a%20b');
  expect(address).not.toContain('?bcc=');
});

it('stays short enough to be opened', () => {
  expect(replyAddress({ ...message, message: 'é '.repeat(5000) }).length).toBeLessThan(4000);
});
