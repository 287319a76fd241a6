/** Counts letters that are added, left out, replaced or swapped with their neighbor. */
export function countEdits(from: Iterable<string>, to: Iterable<string>): number {
  const [a, b] = [[...from], [...to]];
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)]);
  rows[0] = Array.from({ length: b.length + 1 }, (_, j) => j);
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const edits = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1)];
      if (isSwapped) edits.push(at(i - 2, j - 2) + 1);
      const row = rows[i];
      if (row) row[j] = Math.min(...edits);
    }
  }
  return at(a.length, b.length);
}
