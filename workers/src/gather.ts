import { AsyncLocalStorage } from 'node:async_hooks';
import { isPermanent } from '@shopwright/service-kit/messaging/retry-policy';

interface Waiting<Item, Answer> {
  item: Item;
  /** Runs in the request and trace of whoever asked. */
  inContext: <T>(work: () => T) => T;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/** One that hangs holds up no others. */
const callsMax = 3;

/**
 * Sends what is asked while calls are under way together, in the next call. `send` answers in the order of the items. Where they
 * are refused for good, each is sent alone, so that the faulty one fails alone.
 */
export function gather<Item, Answer>(
  itemsMax: number,
  send: (items: Item[]) => Promise<Answer[]>,
): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = [];
  let calls = 0;

  const sendBatch = async (batch: Waiting<Item, Answer>[]): Promise<void> => {
    try {
      const answers = await batch[0]?.inContext(() => send(batch.map(({ item }) => item)));
      for (const [at, { resolve }] of batch.entries()) resolve(answers?.[at] as Answer);
    } catch (error) {
      if (batch.length > 1 && isPermanent(error)) await Promise.all(batch.map((each) => sendBatch([each])));
      else for (const { reject } of batch) reject(error);
    }
  };

  const sendAll = async (): Promise<void> => {
    calls += 1;
    while (waiting.length > 0) await sendBatch(waiting.splice(0, itemsMax));
    calls -= 1;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, inContext: AsyncLocalStorage.snapshot(), resolve, reject });
      if (calls < callsMax) void sendAll();
    });
}
