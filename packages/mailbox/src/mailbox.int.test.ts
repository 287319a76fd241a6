import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listEmails } from '@shopwright/contracts/http/mailbox';
import { createServiceClient } from '@shopwright/service-kit/http/client';
import { drawInternalKeys, readInternalKeys } from '@shopwright/service-kit/http/internal-keys';
import { createInternalTokens } from '@shopwright/service-kit/http/internal-token';
import { createTestTokens } from '@shopwright/testing/test-keys';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestMailbox, type TestMailbox } from './test-mailbox';

let directory: string;
let mailbox: TestMailbox;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'shopwright-mailbox-'));
  mailbox = await startTestMailbox(directory);
});
afterEach(async () => {
  await mailbox.stop();
  await rm(directory, { recursive: true });
});

const envelope = { from: 'shop@example.com', to: 'ada@example.com' };
const send = (raw: string | Buffer) => createTransport(mailbox.smtpUrl).sendMail({ envelope, raw });
const message = (id: string, subject: string, body = 'Hello') =>
  `Message-ID: <${id}@example.com>\r\nFrom: Shop <shop@example.com>\r\nTo: ada@example.com\r\nSubject: ${subject}\r\n\r\n${body}\r\n`;
const subjects = async () => (await mailbox.list(1000)).map(({ subject }) => subject);
const restart = async () => {
  await mailbox.close();
  mailbox = await startTestMailbox(directory);
};

describe('an email', () => {
  it('is stored unchanged and listed with its headers', async () => {
    const startedAt = Date.now();
    await createTransport(mailbox.smtpUrl).sendMail({
      from: 'Größe <shop@example.com>',
      to: ['Ada <ada@example.com>', 'bob@example.com', 'Jörg <info@müller.de>'],
      subject: 'Bestätigt: 確認 ✓',
      text: 'Grüße',
      html: '<p>Grüße</p>',
    });
    const [summary] = await mailbox.list();
    expect(summary).toMatchObject({
      from: 'Größe <shop@example.com>',
      to: ['Ada <ada@example.com>', 'bob@example.com', 'Jörg <info@müller.de>'],
      subject: 'Bestätigt: 確認 ✓',
    });
    const date = Date.parse(summary?.date ?? '');
    // The date of an email has whole seconds.
    expect(date).toBeGreaterThan(startedAt - 1000);
    expect(date).toBeLessThanOrEqual(Date.now());
    const email = await mailbox.get(summary?.id ?? '');
    expect(email).toEqual({
      ...summary,
      text: expect.stringMatching(/^Grüße\s*$/),
      html: expect.stringContaining('<p>Grüße</p>'),
    });
    expect(await readdir(directory)).toEqual([expect.stringMatching(/^\d{15}-[0-9a-f]{32}\.eml$/)]);
  });

  it('replaces the one with the same Message-ID and becomes the newest', async () => {
    await send(message('1', 'first'));
    await send(message('2', 'second'));
    await send(message('1', 'first again'));
    expect(await subjects()).toEqual(['first again', 'second']);
    expect(await readdir(directory)).toHaveLength(2);
  });

  it('is stored once when it is sent ten times at the same time', async () => {
    await Promise.all(Array.from({ length: 10 }, () => send(message('1', 'once'))));
    expect(await subjects()).toEqual(['once']);
    expect(await readdir(directory)).toHaveLength(1);
  });

  it('of more than 1 MiB is refused, and the next one is accepted', async () => {
    await expect(send(message('1', 'large', `${'x'.repeat(998)}\r\n`.repeat(1100)))).rejects.toMatchObject({
      responseCode: 552,
    });
    await send(message('2', 'small'));
    expect(await subjects()).toEqual(['small']);
  });
});

describe('a restart', () => {
  it('keeps emails and their order, and removes a half-written file', async () => {
    for (const name of ['a', 'b', 'c']) await send(message(name, name));
    const before = await mailbox.list();
    await writeFile(path.join(directory, '000000000000001-half.eml.part'), 'Subject: half');
    await restart();
    expect(await mailbox.list()).toEqual(before);
    expect(await mailbox.get(before[0]?.id ?? '')).toMatchObject({ subject: 'c', text: 'Hello\n' });
    expect(await readdir(directory)).toHaveLength(3);
  });

  it('removes the older of two files of one email', async () => {
    await send(message('1', 'new'));
    const [{ id } = { id: '' }] = await mailbox.list();
    await writeFile(path.join(directory, `${'1'.padStart(15, '0')}-${id}.eml`), message('1', 'old'));
    await restart();
    expect(await subjects()).toEqual(['new']);
    expect(await readdir(directory)).toHaveLength(1);
  });
});

describe('email 1,001', () => {
  it('replaces the oldest', async () => {
    const transport = createTransport(`${mailbox.smtpUrl}/?pool=true&maxMessages=5000`);
    for (let count = 1; count <= 1000; count += 1) {
      await transport.sendMail({ envelope, raw: message(String(count), `email ${count}`) });
    }
    expect(await mailbox.list(1000)).toHaveLength(1000);
    await transport.sendMail({ envelope, raw: message('1001', 'email 1001') });
    transport.close();
    const kept = await subjects();
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([1000, 'email 1001', 'email 2']);
    expect(await readdir(directory)).toHaveLength(1000);
    await restart();
    expect(await subjects()).toEqual(kept);
    expect(await mailbox.list()).toHaveLength(100);

    const [first, second] = await mailbox.list(2);
    const [third] = await mailbox.list(2, second?.id);
    expect([first, second, third].map((email) => email?.subject)).toEqual(['email 1001', 'email 1000', 'email 999']);
    const oldest = (await mailbox.list(1000)).at(-1);
    expect(await mailbox.list(2, oldest?.id)).toEqual([]);
    expect(await mailbox.list(2, '0'.repeat(32))).toEqual([]);
  });
});

describe('a malformed email', () => {
  const nested = Array.from(
    { length: 400 },
    (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`,
  );
  it.each([
    ['is empty', ''],
    ['has no headers', 'no headers here'],
    ['is bytes', Buffer.from(Array.from({ length: 4096 }, (_, index) => index % 256))],
    ['has endlessly nested parts', nested.join('')],
    [
      'has broken encodings',
      'Subject: =?utf-8?B?%%%?=\r\nContent-Type: text/html; charset=klingon\r\nContent-Transfer-Encoding: base64\r\n\r\n%%%',
    ],
    ['has thousands of recipients', `To: ${'a@example.com, '.repeat(5000)}\r\n\r\nx`],
  ])('that %s is stored and can be read', async (_case, raw) => {
    await send(raw);
    await send(message('after', 'after'));
    const all = await mailbox.list();
    expect(all).toHaveLength(2);
    expect(await mailbox.get(all[1]?.id ?? '')).toMatchObject({ id: all[1]?.id });
    await restart();
    expect(await mailbox.list()).toEqual(all);
  });

  it('is not stored when the connection breaks', async () => {
    const socket = connect(Number(new URL(mailbox.smtpUrl).port), '127.0.0.1');
    const responses = socket.setEncoding('utf8')[Symbol.asyncIterator]();
    for (const line of [
      'EHLO x',
      'MAIL FROM:<a@b.example>',
      'RCPT TO:<c@d.example>',
      'DATA',
      'Subject: half\r\n\r\nhal',
    ]) {
      await responses.next();
      socket.write(`${line}\r\n`);
    }
    socket.destroy();
    await send(message('1', 'whole'));
    expect(await subjects()).toEqual(['whole']);
  });
});

describe('the API', () => {
  it('200: reports that it is live and ready', async () => {
    expect((await fetch(`${mailbox.url}/livez`)).status).toBe(200);
    expect(await (await fetch(`${mailbox.url}/readyz`)).json()).toEqual({ status: 'ready', checks: { smtp: 'ok' } });
  });

  it('400: refuses malformed ids and limits', async () => {
    await expect(mailbox.get('../../etc/passwd')).rejects.toMatchObject({ code: 'invalid_request' });
    await expect(mailbox.list(1001)).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('401 and 403: shows emails to operators only', async () => {
    expect((await fetch(`${mailbox.url}/ops/mail`)).status).toBe(401);
    const { signingKeys, publicKeys } = drawInternalKeys();
    const foreign = createInternalTokens(readInternalKeys(signingKeys.bff, publicKeys));
    const stranger = createServiceClient(mailbox.url, foreign);
    await expect(stranger.call(listEmails, { query: {} })).rejects.toMatchObject({ code: 'unauthenticated' });
    const staff = createServiceClient(mailbox.url, createTestTokens('bff'), { role: 'staff' });
    await expect(staff.call(listEmails, { query: {} })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('404: refuses an unknown email', async () => {
    await expect(mailbox.get('0'.repeat(32))).rejects.toMatchObject({ code: 'not_found' });
  });
});
