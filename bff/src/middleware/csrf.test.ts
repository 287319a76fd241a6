import type { Request, Response } from 'express';
import { expect, it } from 'vitest';
import { csrfProtection } from './csrf';

function isAccepted(publicOrigin: string, headers: Record<string, string>): boolean {
  const req = { method: 'POST', get: (name: string) => headers[name] } as unknown as Request;
  let isPassedOn = false;
  try {
    void csrfProtection(publicOrigin)(req, {} as Response, () => {
      isPassedOn = true;
    });
  } catch {
    return false;
  }
  return isPassedOn;
}

it.each([
  ['http://localhost:3000', 'http://localhost:3000', true],
  ['http://localhost:3000', 'http://127.0.0.1:3000', true],
  ['http://localhost:3000', 'http://[::1]:3000', true],
  ['http://localhost:3000', 'http://localhost:4000', false],
  ['http://localhost:3000', 'https://localhost:3000', false],
  ['http://localhost:3000', 'http://evil.example:3000', false],
  ['https://store.example', 'https://store.example', true],
  ['https://store.example', 'http://store.example', false],
  ['https://store.example', 'https://localhost', false],
  ['https://store.example', 'null', false],
])('a store at %s: a write from %s passes: %s', (publicOrigin, origin, isPassed) => {
  expect(isAccepted(publicOrigin, { origin, host: new URL(publicOrigin).host })).toBe(isPassed);
});

it('refuses a foreign origin that the Host names too, and null without a Host', () => {
  expect(isAccepted('http://localhost:3000', { origin: 'http://evil.example:3000', host: 'evil.example:3000' })).toBe(
    false,
  );
  expect(isAccepted('http://localhost:3000', { origin: 'null' })).toBe(false);
});
