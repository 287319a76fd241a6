import { AsyncLocalStorage } from 'node:async_hooks';

interface Waiting<Item, Answer> {
  item: Item;
  /** Runs in the request and trace of whoever asked. */
  inContext: <T>(work: () => T) => T;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Sends what is asked while a call is under way together, in the next call. `send` answers in the order of the items; where it
 * fails, all of its items do.
 */
export function gather<Item, Answer>(
  itemsMax: number,
  send: (items: Item[]) => Promise<Answer[]>,
): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = [];
  let isSending = false;

  const sendBatch = async (batch: Waiting<Item, Answer>[]): Promise<void> => {
    try {
      // The deadline of a job that asked earlier may be over.
      const answers = await batch[0]?.inContext(() => send(batch.map(({ item }) => item)));
      for (const [at, { resolve }] of batch.entries()) resolve(answers?.[at] as Answer);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  const sendAll = async (): Promise<void> => {
    isSending = true;
    while (waiting.length > 0) await sendBatch(waiting.splice(0, itemsMax));
    isSending = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, inContext: AsyncLocalStorage.snapshot(), resolve, reject });
      if (!isSending) void sendAll();
    });
}
