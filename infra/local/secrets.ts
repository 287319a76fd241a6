import { createHmac, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { processNames } from '@shopwright/contracts/endpoint';
import { type SchemaName, schemaNames } from '@shopwright/service-kit/database/roles';
import { drawInternalKeys } from '@shopwright/service-kit/http/internal-keys';
import * as z from 'zod';
import { deriveBackupKey } from '../backup/backup-signature';
import { writeFileAtomic } from './paths';
import type { Settings } from './settings';
import { UserError } from './user-error';

const secret = z.string().min(16);

const secretsSchema = z.object({
  postgresPassword: secret,
  redisPassword: secret,
  /** `LINK_SECRET`, and what the key of backups is derived from. Keeps its name, by which existing homes have stored it. */
  internalTokenSecret: secret,
  internalKeys: z.object({
    signingKeys: z.record(z.enum(processNames), z.string()),
    publicKeys: z.string(),
  }),
  databasePasswords: z.object({ catalog: secret, orders: secret, auth: secret, traces: secret }),
  stripe: z.object({ secretKey: secret, publishableKey: secret, webhookSecret: secret }),
});

export type Secrets = z.infer<typeof secretsSchema>;

/** A home that a version before 1.0.0 has kept since may have no keys: its database says how to upgrade. */
const storedSchema = secretsSchema.extend({ internalKeys: secretsSchema.shape.internalKeys.optional() });

/** Reads `<home>/secrets.json`, or creates it at the first start. Only its owner can read it. */
export async function loadSecrets(home: string): Promise<Secrets> {
  const file = path.join(home, 'secrets.json');
  if (existsSync(file)) {
    try {
      const stored = storedSchema.parse(JSON.parse(await readFile(file, 'utf8')));
      if (stored.internalKeys) return { ...stored, internalKeys: stored.internalKeys };
      return await store(file, { ...stored, internalKeys: drawInternalKeys() });
    } catch (cause) {
      throw new UserError(`${file} cannot be read. Restore it, or remove ${home} to start with an empty store.`, {
        cause,
      });
    }
  }
  if (existsSync(path.join(home, 'postgres', 'data'))) {
    throw new UserError(`${file} is missing, and it holds the database password. Restore it, or remove ${home}.`);
  }
  return store(file, newSecrets());
}

async function store(file: string, secrets: Secrets): Promise<Secrets> {
  await writeFileAtomic(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}

/** Returns the key that signs the store's backups: `BACKUP_KEY`, or one of its secrets. Undefined before its first start. */
export async function findBackupKey({
  home,
  backups,
}: Pick<Settings, 'home' | 'backups'>): Promise<string | undefined> {
  if (backups.key !== undefined) return backups.key;
  if (!existsSync(path.join(home, 'secrets.json'))) return undefined;
  return deriveBackupKey((await loadSecrets(home)).internalTokenSecret);
}

function newSecrets(): Secrets {
  const random = () => randomBytes(24).toString('hex');
  return {
    postgresPassword: random(),
    redisPassword: random(),
    internalTokenSecret: random(),
    internalKeys: drawInternalKeys(),
    databasePasswords: { catalog: random(), orders: random(), auth: random(), traces: random() },
    stripe: {
      secretKey: `sk_test_${random()}`,
      publishableKey: `pk_test_${random()}`,
      webhookSecret: `whsec_${random()}`,
    },
  };
}

/**
 * Derives the passwords of the database roles from the administrator's password, for a server that is given by URL.
 * Roles belong to the whole server: two stores on it with random passwords would lock each other out.
 */
export function databasePasswords(databaseUrl: string): Record<SchemaName, string> {
  const key = `shopwright ${new URL(databaseUrl).password}`;
  const passwords = schemaNames.map((name) => [name, createHmac('sha256', key).update(name).digest('hex')]);
  return Object.fromEntries(passwords) as Record<SchemaName, string>;
}
