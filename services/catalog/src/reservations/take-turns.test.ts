import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTurns } from './take-turns';

/** Work that ends when it is told to. */
function createWork() {
  const running: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const run = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      running.push(name);
      ends.set(name, (error) => {
        running.splice(running.indexOf(name), 1);
        if (error) reject(error);
        else resolve(name);
      });
    });
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { running, run, end };
}

describe('turns', () => {
  it('are taken by so many at the same time, the others in the order in which they came', async () => {
    const { running, run, end } = createWork();
    const takeTurn = createTurns<number>(2);
    const all = ['a', 'b', 'c', 'd'].map((name) => takeTurn([1], run(name)));
    expect(running).toEqual(['a', 'b']);
    await end('b');
    expect(running).toEqual(['a', 'c']);
    await end('a');
    await end('c');
    await end('d');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('of other things are free meanwhile, also of those that wait for the busy one', async () => {
    const { running, run } = createWork();
    const takeTurn = createTurns<number>(1);
    void takeTurn([1], run('wanted'));
    void takeTurn([2, 1], run('both'));
    void takeTurn([2], run('other'));
    expect(running).toEqual(['wanted', 'other']);
  });

  it('are free again after work that fails', async () => {
    const { running, run, end } = createWork();
    const takeTurn = createTurns<number>(1);
    const failed = takeTurn([1], run('first')).catch((error: Error) => error.message);
    void takeTurn([1], run('second'));
    await end('first', new Error('no'));
    expect([await failed, running]).toEqual(['no', ['second']]);
  });

  it('count a thing once that is named twice', async () => {
    const { running, run } = createWork();
    const takeTurn = createTurns<number>(1);
    void takeTurn([1, 1], run('twice'));
    expect(running).toEqual(['twice']);
  });

  it('never exceed the limit, and all come to an end', async () => {
    const wanted = fc.array(fc.uniqueArray(fc.nat(4), { minLength: 1 }), { maxLength: 40 });
    await fc.assert(fc.asyncProperty(fc.integer({ min: 1, max: 3 }), wanted, expectWithinLimit), { numRuns: 50 });
  });
});

async function expectWithinLimit(atOnce: number, wanted: number[][]): Promise<void> {
  const takeTurn = createTurns<number>(atOnce);
  const busy = new Map<number, number>();
  const add = (things: number[], by: number) => {
    for (const thing of things) busy.set(thing, (busy.get(thing) ?? 0) + by);
  };
  const work = (things: number[]) => async () => {
    add(things, 1);
    expect(Math.max(...busy.values())).toBeLessThanOrEqual(atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    add(things, -1);
  };
  await Promise.all(wanted.map((things) => takeTurn(things, work(things))));
}
