import * as z from 'zod';
import type { Random } from '../chaos/random';

/** The parts of a JSON schema that a value is drawn from. */
interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
}

/** Texts that broke a program before: controls, injections, paths, very long ones, numbers that are none. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  '\u0001\u0007',
  '\u202egnp.exe',
  '\ud800',
  '\ufeff',
  '\u200b\u200b\u200b',
  'İıẞ',
  '👩‍👩‍👧‍👦',
  "'; drop table orders; --",
  "' or 1=1 --",
  '%',
  '_%_',
  '\\',
  '{{7*7}}',
  '#{7*7}',
  '$(id)',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..%2f..%2f',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://169.254.169.254/',
  'a\r\nBcc: victim@example.com',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '1e400',
  '-0',
  '0x10',
  '9'.repeat(400),
  'x'.repeat(9000),
  '(((((a+)+)+)+)+)$',
  '2026-02-30',
  '99999-01-01T00:00:00Z',
  '\t\n\r',
];
const hostileNumbers = [0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 + 2, 1e308, -1e308, 5e-324, 999_999_999_999];
const otherValues: unknown[] = [null, true, false, [], {}, [[[[[[]]]]]], { $gt: '' }, { toString: 1 }, ['a', 1, null]];

/** The share of the parts of a value that are replaced by hostile ones. */
const hostileShare = 0.08;

/** Draws a value of the schema in which some parts are broken, huge or hostile. */
export const drawHostile = (schema: z.ZodType, random: Random): unknown =>
  draw(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, random, 0);

function draw(schema: JsonSchema, random: Random, depth: number): unknown {
  if (random.happens(hostileShare)) return drawAny(random);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return draw(random.pick(choices), random, depth);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  switch (schema.type) {
    case 'object':
      return drawObject(schema, random, depth);
    case 'array':
      return Array.from({ length: random.happens(0.02) ? 600 : random.between(0, 3) }, () =>
        draw(schema.items ?? {}, random, depth + 1),
      );
    case 'integer':
    case 'number':
      return random.happens(0.3) ? random.pick(hostileNumbers) : random.between(schema.minimum ?? 0, 120);
    case 'boolean':
      return random.happens(0.5);
    case 'string':
      return drawText(schema, random);
    default:
      return drawAny(random);
  }
}

function drawObject({ properties = {}, required = [] }: JsonSchema, random: Random, depth: number): unknown {
  const drawn: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(properties)) {
    const isKept = required.includes(name) ? !random.happens(0.05) : random.happens(0.6);
    if (isKept && depth < 6) drawn[name] = draw(property, random, depth + 1);
  }
  if (random.happens(0.08)) drawn[random.pick(['id', 'role', 'userId', 'isAdmin', 'x'.repeat(300)])] = drawAny(random);
  return drawn;
}

function drawText({ format, minLength = 0, maxLength = 40 }: JsonSchema, random: Random): string {
  if (random.happens(0.3)) return random.pick(hostileTexts);
  if (format === 'email') return `hostile${random.between(1, 10_000)}@example.com`;
  if (format === 'uuid') return drawUuid(random);
  if (format === 'date-time') return new Date(random.between(0, 4e12)).toISOString();
  if (random.happens(0.3)) return String(random.between(0, 200));
  return 'abc def '.repeat(20).slice(0, Math.max(minLength, Math.min(maxLength, random.between(1, 60))));
}

export function drawUuid(random: Random): string {
  const digits = (count: number) => Array.from({ length: count }, () => random.between(0, 15).toString(16)).join('');
  return `${digits(8)}-${digits(4)}-4${digits(3)}-a${digits(3)}-${digits(12)}`;
}

export const drawAny = (random: Random): unknown =>
  random.pick<unknown>([random.pick(hostileTexts), random.pick(hostileNumbers), random.pick<unknown>(otherValues)]);

/** Replaces halves of characters, which no address can carry. */
export const toEncodable = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

/** Draws a part of an address: an id that may exist, or a text that is none. */
export const drawPathPart = (random: Random, known: readonly string[]): string =>
  random.happens(0.6) ? random.pick([...known, '1', '2', '999999999']) : random.pick(hostileTexts).slice(0, 600);
