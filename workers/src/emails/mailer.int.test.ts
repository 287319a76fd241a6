import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createMailer, type OutgoingEmail } from './mailer';

describe('createMailer', () => {
  const email: OutgoingEmail = {
    id: '1',
    to: { name: 'Ada', address: 'ada@example.com' },
    subject: 's',
    text: 't',
    html: 'h',
  };
  const send = (smtpUrl: string, more: Partial<OutgoingEmail> = {}, requiresTls = false) =>
    createMailer({ smtpUrl, requiresTls, from: 'shop@example.com', domain: 'store.example' }).send({
      ...email,
      ...more,
    });

  /** Starts a server that chooses its response by the first word of each command. */
  async function startSmtp(answers: Record<string, string>) {
    const received: string[] = [];
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write(answers.greeting ?? '');
      let content: string | undefined;
      socket.on('data', (line) => {
        received.push(line.toString());
        const command = line.toString().slice(0, 4).toUpperCase();
        if (content !== undefined) {
          content += line;
          if (!content.endsWith('\r\n.\r\n')) return;
          content = undefined;
        } else if (command === 'DATA') content = '';
        socket.write(content === undefined ? (answers[command] ?? '250 OK\r\n') : '354 go on\r\n');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, server, received };
  }

  const greeting = '220 hello\r\n';
  it.each([
    ['a full recipient mailbox', { greeting, RCPT: '452 <ada@example.com> later\r\n' }, 'unavailable'],
    ['an unknown recipient', { greeting, RCPT: '550 <ada@example.com> unknown\r\n' }, 'unprocessable'],
    ['a server that is not ready', { greeting: '421 ada@example.com go away\r\n' }, 'unavailable'],
  ])('reports %s without the address', async (_case, answers, code) => {
    const { url, server } = await startSmtp(answers);
    const error: unknown = await send(url).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code });
    expect(String(error)).not.toContain('ada@');
    expect(error).not.toHaveProperty('cause', expect.anything());
    server.close();
  });

  it('sends nothing unencrypted where TLS is required', async () => {
    const { url, server, received } = await startSmtp({ greeting, STAR: '502 no TLS here\r\n' });
    await expect(send(url, {}, true)).rejects.toMatchObject({ code: 'unavailable' });
    expect(received.join('')).not.toMatch(/MAIL FROM|ada@/);
    await send(url);
    expect(received.join('')).toContain('ada@example.com');
    server.close();
  });

  it.each([
    ['r&d@example.com', 'r&d@example.com'],
    ['sales/eu@example.com', 'sales/eu@example.com'],
    ["o'neil+{a|b}@example.com", "o'neil+{a|b}@example.com"],
    ['info@müller.de', 'info@xn--mller-kva.de'],
    ['a@faß.de', 'a@xn--fa-hia.de'],
    ['ada@例え.jp', 'ada@xn--r8jz45g.jp'],
    ['ada@عربي.السعودية', 'ada@xn--ngbrx4e.xn--mgberp4a5d4ar'],
  ])('delivers to %s as %s', async (address, delivered) => {
    const { url, server, received } = await startSmtp({ greeting });
    await send(url, {
      to: { name: 'Ada', address },
      from: { name: 'Shop', address },
      replyTo: { name: 'Ada', address },
    });
    const text = received.join('');
    expect(text).toMatch(/^MAIL FROM:/m);
    expect(text).toContain(`MAIL FROM:<${delivered}>`);
    expect(text).toContain(`RCPT TO:<${delivered}>\r\n`);
    expect(text).toContain(`Reply-To: Ada <${delivered}>`);
    expect(text).not.toContain('SMTPUTF8');
    server.close();
  });

  it('sends Reply-To and List-Unsubscribe headers, and no header that a customer typed', async () => {
    const { url, server, received } = await startSmtp({ greeting });
    await send(url, {
      replyTo: { name: 'Eve\r\nBcc: all@example.com', address: 'eve@example.com' },
      unsubscribeUrl: 'https://store.example/newsletter/unsubscribe?token=abc',
    });
    const [headers = ''] = received
      .slice(received.indexOf('DATA\r\n') + 1)
      .join('')
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n\r\n');
    expect(headers).toMatch(/^List-Unsubscribe: <https:\/\/store\.example\/newsletter\/unsubscribe\?token=abc>$/m);
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(headers).toMatch(/^Reply-To: .*<eve@example\.com>$/m);
    expect(headers).toMatch(/^Message-ID: <1@store\.example>$/m);
    expect(headers).not.toMatch(/^Bcc/m);
    await send(url);
    expect(received.slice(received.lastIndexOf('DATA\r\n')).join('')).not.toMatch(/List-Unsubscribe|Reply-To/);
    server.close();
  });

  it('sends emails that follow one another over one connection, and opens another one where it was lost', async () => {
    const { url, server, received } = await startSmtp({ greeting });
    const sockets: Socket[] = [];
    server.on('connection', (socket) => sockets.push(socket));
    const mailer = createMailer({
      smtpUrl: url,
      requiresTls: false,
      from: 'shop@example.com',
      domain: 'store.example',
    });
    await mailer.send(email);
    await mailer.send({ ...email, id: '2' });
    expect(sockets).toHaveLength(1);
    sockets[0]?.destroy();
    // The loss may be noticed only by the email that meets it: its job sends it again.
    await mailer.send({ ...email, id: '3' }).catch(() => mailer.send({ ...email, id: '3' }));
    expect(sockets).toHaveLength(2);
    expect(received.filter((line) => line === 'DATA\r\n')).toHaveLength(3);
    await once(sockets[1] as Socket, 'close');
    server.close();
  });

  it('gives up within seconds on a server that is down or silent', async () => {
    await expect(send('smtp://127.0.0.1:9')).rejects.toMatchObject({ code: 'unavailable' });
    const { url, server } = await startSmtp({ greeting: '' });
    const startedAt = performance.now();
    await expect(send(url)).rejects.toMatchObject({ code: 'unavailable' });
    // The timeout is five seconds; nodemailer's own is half a minute.
    expect(performance.now() - startedAt).toBeLessThan(25_000);
    server.close();
  });
});
