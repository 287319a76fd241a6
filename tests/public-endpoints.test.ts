import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@shopwright/contracts/endpoint';
import { namedEndpoints, publicEndpoints } from '@shopwright/contracts/public-endpoints';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { forwardedEndpoints } from '../bff/src/routes/api';

const folder = path.join(import.meta.dirname, '../packages/contracts/src/http');

const isPublic = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'service' in value && 'access' in value && value.access !== 'system';

describe('public endpoints', () => {
  it('include those of every file in contracts', async () => {
    const modules = await Promise.all(readdirSync(folder).map((file) => import(path.join(folder, file))));
    const declared = modules.flatMap((module) => Object.values(module as object)).filter(isPublic);
    expect(declared.filter((endpoint) => !publicEndpoints.includes(endpoint)).map(({ path }) => path)).toEqual([]);
    expect(publicEndpoints.length).toBeGreaterThan(170);
  });

  it.each(namedEndpoints)('$name has a summary and a unique address', ({ endpoint }) => {
    expect(endpoint.summary).toMatch(/^[A-Z].*[^.]$/);
    const same = namedEndpoints.filter((other) => {
      return other.endpoint.method === endpoint.method && other.endpoint.path === endpoint.path;
    });
    expect(same).toHaveLength(1);
  });

  // The order of a file's exports differs between Node, which sorts them, and a bundle.
  it('are reached by an address without parameters before one with them, whatever the order of their files', () => {
    const paths = forwardedEndpoints.map((endpoint) => endpoint.path);
    const firstWithParameter = paths.findIndex((each) => each.includes(':'));
    expect(firstWithParameter).toBeGreaterThan(0);
    expect(paths.slice(firstWithParameter).filter((each) => !each.includes(':'))).toEqual([]);
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
