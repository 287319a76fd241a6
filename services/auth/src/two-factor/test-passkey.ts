import { createHash, KeyObject, randomBytes, sign, webcrypto } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { TestAuth } from '../test-auth';
import type { SignedIn } from '../test-signed-in';

const [relyingPartyId, origin] = ['store.example', 'https://store.example'];
const verifiedUser = 0x05;
const withCredential = 0x40;

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
const encode = (value: Parameters<typeof isoCBOR.encode>[0]) => Buffer.from(isoCBOR.encode(value));
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Creates a key pair and answers for it like the authenticator of a browser that verified its user. */
async function createAuthenticator() {
  const { subtle } = webcrypto;
  const pair = await subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']);
  const privateKey = KeyObject.from(pair.privateKey);
  // One byte for its form, then x and y.
  const point = Buffer.from(await subtle.exportKey('raw', pair.publicKey));
  const id = randomBytes(16);
  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  const authenticatorData = (flags: number, credential = Buffer.alloc(0)) =>
    Buffer.concat([sha256(relyingPartyId), Buffer.from([flags]), Buffer.alloc(4), credential]);
  const toResponse = (response: Record<string, Uint8Array>) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(Object.entries(response).map(([key, bytes]) => [key, base64url(bytes)])),
  });
  return {
    create: (challenge: string) => {
      const key = new Map<number, number | Buffer>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        ...([
          [-2, point.subarray(1, 33)],
          [-3, point.subarray(33)],
        ] as const),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, encode(key)]);
      const authData = authenticatorData(verifiedUser | withCredential, credential);
      return toResponse({
        clientDataJSON: clientData('webauthn.create', challenge),
        attestationObject: encode(
          new Map<string, string | Buffer | Map<string, string>>([
            ['fmt', 'none'],
            ['attStmt', new Map<string, string>()],
            ['authData', authData],
          ]),
        ),
      });
    },
    get: (challenge: string) => {
      const clientDataJSON = clientData('webauthn.get', challenge);
      const authData = authenticatorData(verifiedUser);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientDataJSON)]), privateKey);
      return toResponse({ clientDataJSON, authenticatorData: authData, signature });
    },
  };
}

/** Adds a passkey to the user's account. Returns the response and the passkey, which signs in alone. */
export async function addPasskey(auth: TestAuth, user: SignedIn) {
  const authenticator = await createAuthenticator();
  const { token, options } = (await user.post('/auth/two-factor/passkeys/options')).body;
  const credential = authenticator.create(options.challenge);
  const response = await user.post('/auth/two-factor/passkeys', { token, name: 'Laptop', response: credential });
  const signIn = async () => {
    const { body } = await (await auth.as('anonymous')).post('/auth/login/passkey-options').send({});
    const answer = authenticator.get(body.options.challenge);
    return (await auth.as('bff')).post('/auth/login/passkey').send({ token: body.token, response: answer });
  };
  return { response, id: credential.id, signIn };
}
