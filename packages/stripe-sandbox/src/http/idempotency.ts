import { createHash } from 'node:crypto';
import type { Ledger } from '../ledger/ledger';
import type { KeyedResponse } from '../ledger/transaction';
import { rejected } from './stripe-error';

const keyLengthMax = 255;

export const fingerprintOf = (body: string) => createHash('sha1').update(body).digest('base64');

/** Keeps the keys in use, and refuses a second request with the same key until the first is done. */
export class IdempotencyKeys {
  private readonly inFlight = new Set<string>();

  constructor(private readonly ledger: Ledger) {}

  /** Returns the first response when there is one, else reserves the key until `release`. */
  claim(key: string, route: string, fingerprint: string): KeyedResponse | undefined {
    if (key.length > keyLengthMax) throw rejected(400, `Idempotency keys may be at most ${keyLengthMax} characters.`);
    const first = this.ledger.rememberedResponse(key);
    if (first) {
      assertSame(first, key, route, fingerprint);
      return first;
    }
    if (this.inFlight.has(key))
      throw rejected(
        409,
        `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
        { code: 'idempotency_key_in_use' },
      );
    this.inFlight.add(key);
    return undefined;
  }

  release(key: string): void {
    this.inFlight.delete(key);
  }
}

function assertSame(first: KeyedResponse, key: string, route: string, fingerprint: string): void {
  if (first.route !== route)
    throw rejected(
      400,
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${route}' vs '${first.route}'). Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    );
  if (first.fingerprint !== fingerprint)
    throw rejected(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    );
}
