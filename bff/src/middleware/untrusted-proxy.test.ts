import type { Logger } from '@shopwright/service-kit/runtime/logger';
import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { warnOfUntrustedProxy } from './untrusted-proxy';

function start(trustedProxies: number) {
  const warnings: string[] = [];
  const logger = { warn: (_about: object, message: string) => warnings.push(message) } as unknown as Logger;
  const app = express().use(warnOfUntrustedProxy(logger, trustedProxies), (_req, res) => void res.end());
  return { app, warnings };
}

describe('warnOfUntrustedProxy', () => {
  it('warns once, and says what to set', async () => {
    const { app, warnings } = start(0);
    await request(app).get('/');
    expect(warnings).toEqual([]);
    for (let call = 0; call < 3; call++) await request(app).get('/').set('X-Forwarded-For', '9.9.9.9');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('TRUSTED_PROXIES');
  });

  it('says nothing of a proxy that is trusted', async () => {
    const { app, warnings } = start(1);
    await request(app).get('/').set('X-Forwarded-For', '9.9.9.9').set('X-Forwarded-Proto', 'https');
    expect(warnings).toEqual([]);
  });
});
