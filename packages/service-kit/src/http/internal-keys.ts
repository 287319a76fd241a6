import { createPrivateKey, createPublicKey, type KeyObject, randomBytes } from 'node:crypto';
import { type ProcessName, processNames } from '@shopwright/contracts/endpoint';

/** The key with which a process signs its calls, and those by which it verifies the calls of others. */
export interface InternalKeys {
  /** The name that it signs as: the one of its public key. A process that calls no other has neither. */
  name?: ProcessName;
  signingKey?: KeyObject;
  /** More than one of a process while its key is replaced. */
  publicKeys: ReadonlyMap<ProcessName, readonly KeyObject[]>;
}

/** The form of a private and of a public key: the 32 bytes of Ed25519 as base64url. */
const keyForm = '[\\w-]{43}';
export const signingKeyForm = new RegExp(`^${keyForm}$`);
export const publicKeysForm = new RegExp(`^(\\w+:${keyForm})(\\s*,\\s*\\w+:${keyForm})*$`);

/** The bytes that PKCS #8 and SPKI put before an Ed25519 key (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const spki = Buffer.from('302a300506032b6570032100', 'hex');

const readPrivate = (text: string): KeyObject =>
  createPrivateKey({ key: Buffer.concat([pkcs8, Buffer.from(text, 'base64url')]), format: 'der', type: 'pkcs8' });
const readPublic = (text: string): KeyObject =>
  createPublicKey({ key: Buffer.concat([spki, Buffer.from(text, 'base64url')]), format: 'der', type: 'spki' });

/** Returns the text of the public key that belongs to a private one. */
const writePublic = (signingKey: KeyObject): string =>
  createPublicKey(signingKey).export({ format: 'der', type: 'spki' }).subarray(spki.length).toString('base64url');

const isProcessName = (name: string | undefined): name is ProcessName => processNames.some((known) => known === name);

/** Reads both settings. Throws where a process signs with a key that the others do not know. */
export function readInternalKeys(signing: string | undefined, known: string): InternalKeys {
  const publicKeys = new Map<ProcessName, KeyObject[]>();
  for (const [process, key] of entriesOf(known)) {
    publicKeys.set(process, [...(publicKeys.get(process) ?? []), readPublic(key)]);
  }
  if (signing === undefined) return { publicKeys };
  const signingKey = readPrivate(signing);
  const own = writePublic(signingKey);
  const name = entriesOf(known).find(([, key]) => key === own)?.[0];
  if (name === undefined) throw new Error('INTERNAL_PUBLIC_KEYS lacks the public key of INTERNAL_SIGNING_KEY');
  return { name, signingKey, publicKeys };
}

/** Names that this version does not know are of a newer one. */
function entriesOf(known: string): [ProcessName, string][] {
  return known.split(',').flatMap((entry): [ProcessName, string][] => {
    const [name, key = ''] = entry.trim().split(':');
    return isProcessName(name) ? [[name, key]] : [];
  });
}

/** The settings of all processes. */
export interface DrawnKeys {
  signingKeys: Record<ProcessName, string>;
  publicKeys: string;
}

/**
 * Draws a new key for each process. Any 32 bytes are an Ed25519 key, so none comes from `generateKeyPairSync`: with keys of
 * that, Node 20 can lock up for good when a garbage collection falls into their export.
 */
export function drawInternalKeys(): DrawnKeys {
  const pairs = processNames.map((name) => {
    const d = randomBytes(32).toString('base64url');
    return { name, d, x: writePublic(readPrivate(d)) };
  });
  return {
    signingKeys: Object.fromEntries(pairs.map(({ name, d }) => [name, d])) as DrawnKeys['signingKeys'],
    publicKeys: pairs.map(({ name, x }) => `${name}:${x}`).join(','),
  };
}
