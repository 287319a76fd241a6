import type { LookupAddress, lookup } from 'node:dns';
import { webhookOutcome } from '@shopwright/contracts/http/internal-webhooks';
import { afterEach, describe, expect, it } from 'vitest';
import { startReceiver } from '../../../tests/test-webhooks';
import { postWebhook, type WebhookCalls } from './post-webhook';

type Receiver = Awaited<ReturnType<typeof startReceiver>>;
const receivers: Receiver[] = [];
afterEach(() => {
  for (const receiver of receivers.splice(0)) receiver.close();
});

async function receive(answer?: Parameters<typeof startReceiver>[0]): Promise<Receiver> {
  const receiver = await startReceiver(answer);
  receivers.push(receiver);
  return receiver;
}

const post = (url: string, calls: WebhookCalls = {}) =>
  postWebhook(
    {
      deliveryId: 1,
      lease: '',
      url,
      headers: { 'webhook-id': 'a', 'content-type': 'application/json' },
      body: '{"a":"ä"}',
    },
    { allowLocal: true, timeoutMs: 300, ...calls },
  );

/** Answers with one address after the other, and with the last one from then on. */
function lookupOf(...answers: string[]) {
  const asked: string[] = [];
  const fake = (name: string, _options: object, callback: (error: null, found: LookupAddress[]) => void) => {
    const address = answers[Math.min(asked.length, answers.length - 1)] ?? '';
    asked.push(name);
    callback(null, [{ address, family: 4 }]);
  };
  return { asked, lookup: fake as unknown as typeof lookup };
}

describe('a webhook', () => {
  it('arrives with its headers and bytes, and any 2xx is a success', async () => {
    const { received, url } = await receive((res) => res.writeHead(202).end('thanks'));
    expect(await post(url)).toMatchObject({ status: 202, error: null, answer: 'thanks' });
    expect(received).toMatchObject([{ body: '{"a":"ä"}', headers: { 'webhook-id': 'a' } }]);
  });

  it.each([
    [500, 'status'],
    [404, 'status'],
    [410, 'gone'],
    [600, 'status'],
    [999, 'status'],
  ] as const)('that is answered by %i failed: %s', async (status, error) => {
    const { url } = await receive((res) => res.writeHead(status).end('no'));
    const outcome = await post(url);
    expect(outcome).toMatchObject({ status, error, answer: 'no' });
    expect(webhookOutcome.safeParse(outcome).success).toBe(true);
  });

  it('that cannot even be sent has failed', async () => {
    const { url, received } = await receive();
    const headers = { 'webhook-id': 'two\nlines' };
    const claim = { deliveryId: 1, lease: '', url, headers, body: '{}' };
    expect(await postWebhook(claim, { allowLocal: true })).toMatchObject({ status: null, error: 'unreachable' });
    expect(received).toEqual([]);
  });

  it('does not follow a redirect, also one inward', async () => {
    const inside = await receive();
    const { url } = await receive((res) => res.writeHead(302, { location: inside.url }).end());
    expect(await post(url)).toMatchObject({ status: 302, error: 'redirect' });
    expect(inside.received).toEqual([]);
  });

  it('fails where the receiver hangs: before its answer, or in the middle of it', async () => {
    const silent = await receive(() => undefined);
    const slow = await receive((res) => res.writeHead(200).write('x'));
    expect(await post(silent.url)).toMatchObject({ status: null, error: 'timeout' });
    expect(await post(slow.url)).toMatchObject({ status: null, error: 'timeout' });
  });

  it('keeps the beginning of a long answer, and of an endless one', async () => {
    const long = await receive((res) => res.end('x'.repeat(3_000_000)));
    const endless = await receive((res) => {
      const more = () => {
        while (!res.destroyed && res.write('x'.repeat(10_000)));
        if (!res.destroyed) res.once('drain', more);
      };
      more();
    });
    for (const { url } of [long, endless])
      expect(await post(url)).toMatchObject({ status: 200, error: null, answer: 'x'.repeat(2048) });
  });

  it('keeps an answer that Postgres takes', async () => {
    const { url } = await receive((res) => res.end(Buffer.from([0x61, 0, 0xff, 0x62])));
    expect((await post(url)).answer).toBe('a\uFFFDb');
  });

  it('is not sent to this machine where the name leads there only the second time', async () => {
    const { received, port } = await receive();
    const rebinding = lookupOf('203.0.114.7', '127.0.0.1');
    const calls = { allowLocal: false, lookup: rebinding.lookup };
    const url = `http://rebind.example.com:${port}/`;
    // A public address, at which nobody answers here.
    expect(await post(url, calls)).toMatchObject({ status: null, error: expect.stringMatching(/timeout|unreachable/) });
    expect(await post(url, calls)).toMatchObject({ status: null, error: 'private_address' });
    expect(await post(`http://127.0.0.1:${port}/`, { allowLocal: false })).toMatchObject({ error: 'private_address' });
    expect(rebinding.asked).toHaveLength(2);
    expect(received).toEqual([]);
  });

  it('is not sent to the network of this machine, even where this machine itself is allowed', async () => {
    const { lookup: private10 } = lookupOf('10.0.0.1');
    expect(await post('http://inside.example.com/', { lookup: private10 })).toMatchObject({ error: 'private_address' });
    expect(await post('http://169.254.169.254/latest/meta-data')).toMatchObject({ error: 'private_address' });
  });
});
