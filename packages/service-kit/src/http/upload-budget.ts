import { AppError } from '../errors';

export interface UploadBudget {
  /** Returns what frees the bytes. Throws `unavailable` without room in time. */
  reserve(client: string, bytes: number, isGone?: () => boolean): Promise<() => void>;
}

interface BudgetOptions {
  bytesMax: number;
  clientBytesMax: number;
  waitMs?: number;
}

interface Waiter {
  client: string;
  bytes: number;
  isGone: () => boolean;
  admit: () => void;
}

const defaultWaitMs = 10_000;

/** Limits the bytes of bodies, in total and per client, by their declared size. */
export function createUploadBudget({ bytesMax, clientBytesMax, waitMs = defaultWaitMs }: BudgetOptions): UploadBudget {
  const reserved = new Map<string, number>();
  const waiting = new Set<Waiter>();
  let total = 0;

  const hasRoom = (client: string, bytes: number) =>
    total + bytes <= bytesMax && (reserved.get(client) ?? 0) + bytes <= clientBytesMax;
  const add = (client: string, bytes: number) => {
    total += bytes;
    const left = (reserved.get(client) ?? 0) + bytes;
    if (left === 0) reserved.delete(client);
    else reserved.set(client, left);
  };
  const take = (client: string, bytes: number) => {
    add(client, bytes);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      add(client, -bytes);
      admit();
    };
  };
  const admit = () => {
    for (const waiter of waiting) {
      if (waiter.isGone()) waiting.delete(waiter);
      else if (hasRoom(waiter.client, waiter.bytes)) waiter.admit();
    }
  };

  return {
    async reserve(client, bytes, isGone = () => false) {
      if (hasRoom(client, bytes)) return take(client, bytes);
      return new Promise((resolve, reject) => {
        const waiter: Waiter = {
          client,
          bytes,
          isGone,
          admit() {
            clearTimeout(timer);
            waiting.delete(waiter);
            resolve(take(client, bytes));
          },
        };
        waiting.add(waiter);
        const timer = setTimeout(() => {
          waiting.delete(waiter);
          reject(new AppError('unavailable', 'Too many uploads arrive at the moment', { retryAfterSeconds: 10 }));
        }, waitMs);
      });
    },
  };
}
