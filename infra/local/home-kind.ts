import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeFileAtomic } from './paths';
import type { Settings } from './settings';
import { UserError } from './user-error';

/** Keeps rehearsed orders and real ones apart: a folder belongs to a rehearsal or to a store, from its first start on. */
export async function assertHomeKind({ home, isRehearsal }: Pick<Settings, 'home' | 'isRehearsal'>): Promise<void> {
  const marker = path.join(home, 'rehearsal');
  const wasRehearsal = existsSync(marker);
  const isNew = !existsSync(path.join(home, 'secrets.json'));
  if (isRehearsal && isNew) await writeFileAtomic(marker, 'This folder belongs to npm run rehearsal.\n');
  else if (isRehearsal !== wasRehearsal) {
    throw new UserError(
      isRehearsal
        ? `${home} belongs to a store. Set SHOP_HOME to another folder for the rehearsal.`
        : `${home} belongs to a rehearsal. Set SHOP_HOME to another folder for the store.`,
    );
  }
}
