import { readdirSync } from 'node:fs';
import type { Endpoint } from '@shopwright/contracts/endpoint';
import { maxInteger } from '@shopwright/contracts/fields';
import { listTraces } from '@shopwright/contracts/http/traces';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

/** The parts of a JSON schema that say how large a value may be. */
interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  maximum?: number;
}

const folder = 'packages/contracts/src/http';
const modules = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
const loaded = await Promise.all(
  modules.map((name) => import(`../packages/contracts/src/http/${name}`) as Promise<Record<string, unknown>>),
);
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
/** Every endpoint, also those that only the store's own processes call. */
const endpoints = [
  ...new Map(
    loaded.flatMap((all) => Object.values(all).filter(isEndpoint)).map((each) => [`${each.method} ${each.path}`, each]),
  ),
];

/** Names the numbers of a body that no column could hold. */
function findUnbounded(schema: JsonSchema, at: string): string[] {
  if (schema.type === 'integer' || schema.type === 'number')
    return (schema.maximum ?? Infinity) <= maxInteger ? [] : [at];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => findUnbounded(inner, `${at}.${name}`)),
    ...(schema.items ? findUnbounded(schema.items, `${at}[]`) : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((inner) => findUnbounded(inner, at)),
  ];
}

const extremes = [
  '2147483648',
  '4294967296',
  '9007199254740993',
  '9223372036854775808',
  '9'.repeat(40),
  '1e308',
  '1e400',
  '-2147483649',
  '-1e308',
  'Infinity',
  '-Infinity',
  'NaN',
  '0x80000000',
];

/** The values that a query may hold: a name for each extreme that it takes for a number. */
function findTakenExtremes(query: z.ZodType): string[] {
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return Object.keys(properties).flatMap((field) =>
    extremes
      .filter((value) => {
        const parsed = query.safeParse({ [field]: value });
        const taken = parsed.success ? (parsed.data as Record<string, unknown>)[field] : undefined;
        return typeof taken === 'number' && !(Math.abs(taken) <= maxInteger);
      })
      .map((value) => `${field}=${value}`),
  );
}

describe('the cursor of traces', () => {
  const takes = (cursor: string) => listTraces.query?.safeParse({ cursor }).success;
  const id = 'f'.repeat(32);

  it.each(['0', '1764300000000000000', '9223372036854775807'])('holds %s', (time) => {
    expect(takes(`${time}-${id}`)).toBe(true);
  });

  it.each(['9223372036854775808', '9999999999999999999', '9'.repeat(20), '-1', '1.5', 'x', ''])(
    'refuses %s',
    (time) => {
      expect(takes(`${time}-${id}`)).toBe(false);
    },
  );
});

describe('the inputs', () => {
  it.each(endpoints)('%s have no number that a column cannot hold', (_, { body, query, params }) => {
    const schema = body && (z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
    expect(schema ? findUnbounded(schema, 'body') : []).toEqual([]);
    expect(query ? findTakenExtremes(query) : []).toEqual([]);
    expect(params ? findTakenExtremes(params) : []).toEqual([]);
  });
});
