import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createWebhookSecrets, secretsNow, signWebhook } from './sign-webhook';

/** The test vector of the libraries of Standard Webhooks. */
const vector = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  message: { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' },
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

describe('a signature', () => {
  it('is that of Standard Webhooks', () => {
    expect(signWebhook(vector.message, [vector.secret])).toBe(vector.signature);
  });

  it('comes from each secret, the newest first', () => {
    const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
    const [first, second, ...more] = signWebhook(vector.message, [other, vector.secret]).split(' ');
    expect([second, more]).toEqual([vector.signature, []]);
    expect(first).toMatch(/^v1,[\w+/]{43}=$/);
  });
});

describe('secrets', () => {
  const secrets = createWebhookSecrets('a'.repeat(32));
  const id = randomUUID();

  it('are 32 bytes, the same for one name and shared secret, and others for others', () => {
    const secret = secrets.secretOf(id);
    expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
    expect(secret).toBe(createWebhookSecrets('a'.repeat(32)).secretOf(id));
    expect(secret).not.toBe(secrets.secretOf(randomUUID()));
    expect(secret).not.toBe(createWebhookSecrets('b'.repeat(32)).secretOf(id));
  });

  it('overlap until the previous one ends', () => {
    const until = new Date('2026-12-01T00:00:00Z');
    const row = { secretId: id, previousSecretId: randomUUID(), previousSecretUntil: until };
    const [own, previous] = [secrets.secretOf(id), secrets.secretOf(row.previousSecretId)];
    expect(secretsNow(secrets, row, new Date(until.getTime() - 1))).toEqual([own, previous]);
    expect(secretsNow(secrets, row, until)).toEqual([own]);
    expect(secretsNow(secrets, { ...row, previousSecretId: null }, new Date(0))).toEqual([own]);
  });
});
