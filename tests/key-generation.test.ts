import { execFileSync } from 'node:child_process';
import { sign, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { processNames } from '@shopwright/contracts/endpoint';
import {
  drawInternalKeys,
  publicKeysForm,
  readInternalKeys,
  signingKeyForm,
} from '@shopwright/service-kit/http/internal-keys';
import { describe, expect, it } from 'vitest';

/**
 * Node's `generateKeyPair` leaves a job that a garbage collection destroys. If that falls into the export of a key as JWK, the
 * thread waits for itself for good, and no timeout of a test or a start fires.
 */
const forbidden = [/generateKeyPair(Sync)?\b/, /\.export\(\{[^}]*jwk/, /exportKey\(\s*['"]jwk/];
const root = path.resolve(import.meta.dirname, '..');
const list = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js'];
const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(path.join(root, file)) && path.join(root, file) !== import.meta.filename);

describe('keys', () => {
  it('are not made or exported in the way that can lock up', () => {
    expect(files.length).toBeGreaterThan(1_000);
    const found = files.filter((file) => {
      const lines = readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line));
      return forbidden.some((pattern) => pattern.test(lines.join('\n')));
    });
    expect(found).toEqual([]);
  });

  it.each([
    "generateKeyPairSync('ed25519')",
    "generateKeyPair('rsa', options, done)",
    "promisify(generateKeyPair)('ec')",
    "key.export({ format: 'jwk' })",
    'key.export({\n  format: "jwk",\n})',
    "subtle.exportKey('jwk', key)",
  ])('would be found: %s', (code) => {
    expect(forbidden.some((pattern) => pattern.test(code))).toBe(true);
  });

  it.each(Array.from({ length: 30 }, (_, round) => [round]))('of drawing %i fit together, and differ', (_round) => {
    const { signingKeys, publicKeys } = drawInternalKeys();
    expect(publicKeys).toMatch(publicKeysForm);
    expect(new Set(Object.values(signingKeys)).size).toBe(processNames.length);
    for (const name of processNames) {
      expect(signingKeys[name]).toMatch(signingKeyForm);
      const keys = readInternalKeys(signingKeys[name], publicKeys);
      expect(keys.name).toBe(name);
      const [known] = keys.publicKeys.get(name) ?? [];
      if (!known || !keys.signingKey) throw new Error(`${name} has no keys`);
      const text = Buffer.from(name);
      expect(verify(null, text, known, sign(null, text, keys.signingKey))).toBe(true);
    }
  });

  it('of RFC 8032 give the public key that the RFC names', () => {
    const d = Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex');
    const x = Buffer.from('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a', 'hex');
    const known = `bff:${x.toString('base64url')}`;
    expect(readInternalKeys(d.toString('base64url'), known).name).toBe('bff');
  });
});
