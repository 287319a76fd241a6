import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { namedEndpoints } from '@shopwright/contracts/public-endpoints';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const folder = path.join(import.meta.dirname, '../packages/contracts/src/http');

describe('public endpoints', () => {
  it('include those of every file in contracts', () => {
    const declared = readdirSync(folder).flatMap((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8');
      const calls = source.matchAll(/^export const (\w+) = endpoint\(\{\n(.*?)\n\}\);/gms);
      return [...calls].filter(([, , fields]) => !fields?.includes("access: 'system'")).map(([, name]) => name);
    });
    const collected = namedEndpoints.map(({ name }) => name);
    expect(collected).toEqual(expect.arrayContaining(declared));
    expect(collected.length).toBeGreaterThan(65);
  });

  it.each(namedEndpoints)('$name has a summary and a unique address', ({ endpoint }) => {
    expect(endpoint.summary).toMatch(/^[A-Z].*[^.]$/);
    const same = namedEndpoints.filter((other) => {
      return other.endpoint.method === endpoint.method && other.endpoint.path === endpoint.path;
    });
    expect(same).toHaveLength(1);
  });

  it('takes no card number and no security code', () => {
    const fields = namedEndpoints.flatMap(({ name, endpoint: { body } }) => {
      const schema = body && JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }));
      return [...(schema ?? '').matchAll(/"(\w+)":/g)].map(([, field = '']) => `${name}: ${field}`);
    });
    expect(fields).toContain('signIn: password');
    expect(fields.filter((field) => /: (card|cc|pan$|cvc|cvv|securityCode|number$|expiry)/i.test(field))).toEqual([]);
  });
});
