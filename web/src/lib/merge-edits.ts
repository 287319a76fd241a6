/**
 * Returns what a form shows once someone else has saved: each value that was typed, and the newer one of each other.
 * Of a list that is a choice of texts, what was added and removed.
 */
export function mergeEdits<T>(before: T, typed: T, newer: T): T {
  if (isSame(before, typed)) return newer;
  if (isChoice(before) && isChoice(typed) && isChoice(newer)) {
    const kept = newer.filter((each) => typed.includes(each) || !before.includes(each));
    return [...kept, ...typed.filter((each) => !before.includes(each) && !kept.includes(each))] as T;
  }
  if (isRecord(before) && isRecord(typed) && isRecord(newer)) {
    const names = Object.keys({ ...newer, ...typed });
    return Object.fromEntries(names.map((name) => [name, mergeEdits(before[name], typed[name], newer[name])])) as T;
  }
  return typed;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isChoice = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
