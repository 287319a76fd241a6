import { readStored, writeStored } from '../../lib/local-storage';

/** The fields that a list of products looked at needs. They stay in this browser. */
export interface ViewedProduct {
  id: number;
  name: string;
  image: string;
}

const key = 'recently-viewed';
const most = 9;

/** Returns the latest first. Ignores what it cannot read. */
export function readViewed(): ViewedProduct[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isViewed) : [];
  } catch {
    return [];
  }
}

export function rememberViewed({ id, name, image }: ViewedProduct): void {
  const others = readViewed().filter((viewed) => viewed.id !== id);
  writeStored(key, JSON.stringify([{ id, name, image }, ...others].slice(0, most)));
}

/** Forgets one that is no longer sold. */
export function forgetProduct(id: string): void {
  const viewed = readViewed();
  const left = viewed.filter((product) => String(product.id) !== id);
  if (left.length < viewed.length) writeStored(key, JSON.stringify(left));
}

export const forgetViewed = (): void => writeStored(key, null);

function isViewed(value: unknown): value is ViewedProduct {
  const { id, name, image } = (value ?? {}) as Partial<ViewedProduct>;
  return Number.isSafeInteger(id) && typeof name === 'string' && typeof image === 'string';
}
