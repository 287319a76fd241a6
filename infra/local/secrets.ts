import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { UserError } from './user-error';
import { writeFileAtomic } from './write-file-atomic';

const secret = z.string().min(16);

const secretsSchema = z.object({
  postgresPassword: secret,
  redisPassword: secret,
  internalTokenSecret: secret,
  databasePasswords: z.object({ catalog: secret, orders: secret, auth: secret, traces: secret }),
  stripe: z.object({ secretKey: secret, publishableKey: secret, webhookSecret: secret }),
});

export type Secrets = z.infer<typeof secretsSchema>;

/** Reads `<home>/secrets.json`, or creates it at the first start. Only its owner can read it. */
export async function loadSecrets(home: string): Promise<Secrets> {
  const file = path.join(home, 'secrets.json');
  if (existsSync(file)) {
    try {
      return secretsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    } catch (cause) {
      throw new UserError(`${file} cannot be read. Restore it, or remove ${home} to start with an empty store.`, {
        cause,
      });
    }
  }
  if (existsSync(path.join(home, 'postgres', 'data'))) {
    throw new UserError(`${file} is missing, and it holds the database password. Restore it, or remove ${home}.`);
  }
  const secrets = newSecrets();
  await writeFileAtomic(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}

function newSecrets(): Secrets {
  const random = () => randomBytes(24).toString('hex');
  return {
    postgresPassword: random(),
    redisPassword: random(),
    internalTokenSecret: random(),
    databasePasswords: { catalog: random(), orders: random(), auth: random(), traces: random() },
    stripe: {
      secretKey: `sk_test_${random()}`,
      publishableKey: `pk_test_${random()}`,
      webhookSecret: `whsec_${random()}`,
    },
  };
}
