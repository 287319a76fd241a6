import * as z from 'zod';
import { endpoint } from '../endpoint';

/** Why a replica is not read. */
export const replicaFaults = [
  'unchecked',
  'silent',
  'primary_silent',
  'other_postgres',
  'takes_writes',
  'former_primary',
  'ahead',
  'not_caught_up',
  'behind',
] as const;
export type ReplicaFault = (typeof replicaFaults)[number];

const replica = z.object({
  /** Lists and searches of visitors are read there. */
  isRead: z.boolean(),
  fault: z.enum(replicaFaults).nullable(),
  /** Null where the last check could not compare it with the primary. */
  lagSeconds: z.number().nullable(),
});
export type ReplicaState = z.infer<typeof replica>;

/** Null in a store without one. Of several instances of the catalog, one says how it finds the replica. */
export const getReplica = endpoint('catalog', 'GET /ops/replica', {
  summary: 'Returns how far the replica of Postgres is behind, and whether visitors read lists from it',
  access: 'operator',
  permission: 'operations:read',
  response: z.object({ replica: replica.nullable() }),
});
