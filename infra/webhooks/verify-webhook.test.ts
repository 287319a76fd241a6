import { expect, it } from 'vitest';
import { findWebhookFault } from './verify-webhook';

/** The test vector of the libraries of Standard Webhooks. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body = '{"test": 2432232314}';
const good = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const at = (seconds: number) => new Date((1614265330 + seconds) * 1000);

it('believes what the secret signed, also beside other signatures, for five minutes', () => {
  const beside = `v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc= v2,abc ${good['webhook-signature']}`;
  for (const headers of [good, { ...good, 'webhook-signature': beside }])
    for (const seconds of [-300, 0, 300]) expect(findWebhookFault(secret, headers, body, at(seconds))).toBeUndefined();
});

it.each([
  ['another body', good, `${body} `, 0],
  ['another id', { ...good, 'webhook-id': 'msg_other' }, body, 0],
  ['another time', { ...good, 'webhook-timestamp': '1614265331' }, body, 0],
  ['an old time', good, body, 301],
  ['a time to come', good, body, -301],
  ['no time', { ...good, 'webhook-timestamp': 'now' }, body, 0],
  ['a part of the signature', { ...good, 'webhook-signature': 'v1,g0hM9S' }, body, 0],
  ['another version', { ...good, 'webhook-signature': good['webhook-signature'].replace('v1', 'v2') }, body, 0],
  ['no signature', { ...good, 'webhook-signature': undefined }, body, 0],
])('does not believe %s', (_what, headers, sent, seconds) => {
  expect(findWebhookFault(secret, headers, sent, at(seconds))).toEqual(expect.any(String));
});

it('does not believe what another secret signed', () => {
  expect(findWebhookFault('whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD', good, body, at(0))).toMatch('no signature');
});
