import { AppError } from '../errors';

export interface UploadBudget {
  /** Waits until so many bytes of this client fit, and returns what frees them. Throws `unavailable` without room in time. */
  reserve(client: string, bytes: number, isGone?: () => boolean): Promise<() => void>;
}

interface BudgetOptions {
  /** For all clients together. */
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

/**
 * Limits the bytes of request bodies that a process holds, in all and of each client, so that no client can fill its
 * memory. A body counts with the size that it declares, from before its first byte is read. Those that find no room wait
 * unread; one client's do not keep others out.
 */
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
