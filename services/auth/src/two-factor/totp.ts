import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;

/** Accepts the code before and after the current one: clocks differ, and typing takes time. */
const window = 1;

const toTotp = (secret: string, names?: { issuer: string; label: string }) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: periodSeconds });

/** Returns 160 random bits in base 32, as authenticator apps take them. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the address that a QR code hands to an authenticator app. `issuer` and `label` name the entry there. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  toTotp(secret, { issuer, label }).toString();

/** Returns the half minute that the code belongs to, or undefined for a wrong code. */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  const delta = toTotp(secret).validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}
