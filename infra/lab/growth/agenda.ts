interface Entry {
  atMs: number;
  act: () => void;
}

export interface Agenda {
  now(): number;
  after(ms: number, act: () => void): void;
  runUntil(endMs: number): void;
}

/** What happens when, in a time that only passes from one entry to the next. The entries are a binary heap. */
export function createAgenda(): Agenda {
  const heap: Entry[] = [];
  let nowMs = 0;
  const at = (index: number) => heap[index]?.atMs ?? Number.POSITIVE_INFINITY;
  const swap = (a: number, b: number) => {
    const [first, second] = [heap[a], heap[b]];
    if (first && second) [heap[a], heap[b]] = [second, first];
  };
  const removeFirst = (): Entry | undefined => {
    swap(0, heap.length - 1);
    const first = heap.pop();
    let index = 0;
    for (;;) {
      const [left, right] = [2 * index + 1, 2 * index + 2];
      const least = at(left) <= at(right) ? left : right;
      if (at(least) >= at(index)) return first;
      swap(least, index);
      index = least;
    }
  };
  return {
    now: () => nowMs,
    after(ms, act) {
      heap.push({ atMs: nowMs + ms, act });
      for (let index = heap.length - 1; index > 0; ) {
        const parent = (index - 1) >> 1;
        if (at(parent) <= at(index)) break;
        swap(parent, index);
        index = parent;
      }
    },
    runUntil(endMs) {
      while (at(0) <= endMs) {
        const entry = removeFirst();
        if (!entry) return;
        nowMs = entry.atMs;
        entry.act();
      }
      nowMs = endMs;
    },
  };
}
