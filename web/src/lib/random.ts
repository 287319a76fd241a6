/** `crypto.randomUUID` exists on https pages only; these work on a store served in the local network too. */
const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

export function randomUuid(): string {
  const bytes = randomBytes(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** 128 bits as base64url: 22 letters, digits, - and _. */
export function randomToken(): string {
  return btoa(String.fromCharCode(...randomBytes(16)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** A whole number that a double holds exactly. */
export function randomSafeInteger(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1f_ffff) * 2 ** 32 + low;
}
