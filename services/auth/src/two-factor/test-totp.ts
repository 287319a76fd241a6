import { Secret, TOTP } from 'otpauth';

/** Returns the code of an authenticator app at this time. */
export const totpCode = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
