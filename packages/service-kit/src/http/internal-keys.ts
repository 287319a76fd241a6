import { createPrivateKey, createPublicKey, type KeyObject, randomBytes } from 'node:crypto';
import { type ProcessName, processNames } from '@shopwright/contracts/endpoint';

export interface InternalKeys {
  name?: ProcessName;
  signingKey?: KeyObject;
  /** Several while a key is replaced. */
  publicKeys: ReadonlyMap<ProcessName, readonly KeyObject[]>;
}

/** 32 bytes of Ed25519 as base64url. */
const keyForm = '[\\w-]{43}';
export const signingKeyForm = new RegExp(`^${keyForm}$`);
export const publicKeysForm = new RegExp(`^(\\w+:${keyForm})(\\s*,\\s*\\w+:${keyForm})*$`);

/** PKCS #8 and SPKI headers of an Ed25519 key (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const spki = Buffer.from('302a300506032b6570032100', 'hex');

const readPrivate = (text: string): KeyObject =>
  createPrivateKey({ key: Buffer.concat([pkcs8, Buffer.from(text, 'base64url')]), format: 'der', type: 'pkcs8' });
const readPublic = (text: string): KeyObject =>
  createPublicKey({ key: Buffer.concat([spki, Buffer.from(text, 'base64url')]), format: 'der', type: 'spki' });

/** Writes the public half of a private key. */
const writePublic = (signingKey: KeyObject): string =>
  createPublicKey(signingKey).export({ format: 'der', type: 'spki' }).subarray(spki.length).toString('base64url');

const isProcessName = (name: string | undefined): name is ProcessName => processNames.some((known) => known === name);

/** Throws if the others do not know the signing key. */
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

/** Ignores unknown names. */
function entriesOf(known: string): [ProcessName, string][] {
  return known.split(',').flatMap((entry): [ProcessName, string][] => {
    const [name, key = ''] = entry.trim().split(':');
    return isProcessName(name) ? [[name, key]] : [];
  });
}

export interface DrawnKeys {
  signingKeys: Record<ProcessName, string>;
  publicKeys: string;
}

/** Takes 32 random bytes: Node 20 can hang when it exports a key of `generateKeyPairSync`. */
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
