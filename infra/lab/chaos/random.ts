/** Draws from a seed: the same seed draws the same in the same order, on every machine. */
export interface Random {
  /** From 0 up to and without 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  pick<T>(from: readonly T[]): T;
  happens(chance: number): boolean;
  /** Returns all of them in a drawn order. */
  shuffle<T>(all: readonly T[]): T[];
}

/** Draws with mulberry32, which is small and even enough for choices of a test. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    pick: (from) => {
      const picked = from[between(0, from.length - 1)];
      if (picked === undefined) throw new Error('Nothing to pick from');
      return picked;
    },
    happens: (chance) => next() < chance,
    shuffle: (all) => {
      const rest = [...all];
      return all.flatMap(() => rest.splice(between(0, rest.length - 1), 1));
    },
  };
}
