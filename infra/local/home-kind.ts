import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFileAtomic } from './paths';
import { type Finding, refuse } from './preflight/finding';
import type { Settings } from './settings';

/** The kinds of stores that a folder can be started as, in the words of the messages. */
const homeKinds = { trial: 'trial store', rehearsal: 'rehearsal', production: 'production store' };
type HomeKind = keyof typeof homeKinds;

const markerOf = (home: string) => path.join(home, 'kind');

/**
 * Keeps demo products, rehearsed orders and real ones apart: a folder belongs to a trial, a rehearsal or a production
 * store, from its first start on.
 */
export async function assertHomeKind(settings: Pick<Settings, 'home' | 'isProduction' | 'isRehearsal'>): Promise<void> {
  const { home, isProduction, isRehearsal } = settings;
  const kind = isRehearsal ? 'rehearsal' : isProduction ? 'production' : 'trial';
  refuse(checkHomeKind(home, kind));
  await writeFileAtomic(markerOf(home), `${kind}\n`);
}

/** Finds a folder that a start of this kind must not use. */
export function checkHomeKind(home: string, wanted: HomeKind): Finding[] {
  const kind = readHomeKind(home);
  if (kind === undefined || kind === wanted) return [];
  const message = `belongs to a ${homeKinds[kind]}. Set SHOP_HOME to another folder for the ${homeKinds[wanted]}.`;
  return [{ setting: home, message }];
}

/** Returns undefined for a folder without data. */
export function readHomeKind(home: string): HomeKind | undefined {
  const has = (name: string) => existsSync(path.join(home, name));
  if (!has('secrets.json') && !has('postgres/data')) return undefined;
  const written = has('kind') ? readFileSync(markerOf(home), 'utf8').trim() : '';
  return Object.hasOwn(homeKinds, written) ? (written as HomeKind) : undefined;
}
