import { z } from 'zod';

const rate = z.number().min(0).max(1).default(0);
const milliseconds = z.number().int().min(0).max(600_000);

/** Failures to simulate. A fault that is absent is off. */
export const faultsSchema = z.strictObject({
  webhooks: z
    .strictObject({
      drop: rate,
      duplicate: rate,
      delayMs: z
        .tuple([milliseconds, milliseconds])
        .refine(([least, most]) => least <= most, 'must be [min, max] with min not above max')
        .default([0, 0]),
      shuffle: z.union([z.boolean(), z.number().min(0).max(1)]).default(false),
    })
    .prefault({}),
  api: z.strictObject({ errorRate: rate, latencyMs: milliseconds.default(0), dropReplyRate: rate }).prefault({}),
});

export type FaultSettings = z.output<typeof faultsSchema>;

export const noFaults = (): FaultSettings => faultsSchema.parse({});

/** The settings in force, shared by the API and the deliveries. */
export interface Faults {
  current: FaultSettings;
}

export const happens = (chance: number) => Math.random() < chance;

export const between = ([least, most]: readonly [number, number]) => least + Math.random() * (most - least);
