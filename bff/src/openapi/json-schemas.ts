import { namedSchemas } from '@shopwright/contracts/public-endpoints';
import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

const names = z.registry<{ id: string }>();
for (const [name, schema] of namedSchemas) names.add(schema, { id: name[0]?.toUpperCase() + name.slice(1) });

/** Returns the JSON schema of an input, inline. */
export const inputSchema = (schema: z.ZodType): JsonSchema => toJsonSchema(schema, 'input');

/** Returns the JSON schemas of replies. Named schemas become components and are referenced. */
export function createReplySchemas() {
  const components: Record<string, JsonSchema> = {};
  return {
    components,
    toReply(schema: z.ZodType): JsonSchema {
      const { $defs = {}, ...reply } = toJsonSchema(schema, 'output');
      Object.assign(components, $defs);
      return reply;
    },
  };
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const metadata = io === 'output' ? names : undefined;
  const { $schema, ...json } = z.toJSONSchema(schema, { io, metadata, unrepresentable: 'any' });
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
}
