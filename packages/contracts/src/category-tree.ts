/** A category at the top is on the first level. */
export const categoryLevelsMax = 4;

export interface TreeNode {
  id: number;
  parentId: number | null;
}

/** Returns the rows with each one's children after it, in their order. One whose parent is missing is at the top. */
export function toTreeOrder<Row extends TreeNode>(rows: readonly Row[]): Row[] {
  const ids = new Set(rows.map(({ id }) => id));
  const children = new Map<number | null, Row[]>();
  for (const row of rows) {
    const parentId = row.parentId !== null && ids.has(row.parentId) ? row.parentId : null;
    children.set(parentId, [...(children.get(parentId) ?? []), row]);
  }
  const below = (id: number | null): Row[] => (children.get(id) ?? []).flatMap((row) => [row, ...below(row.id)]);
  return below(null);
}

/** Returns the rows from the top down to the parent of this one. */
export function findAncestors<Row extends TreeNode>(rows: readonly Row[], { parentId }: TreeNode): Row[] {
  const parent = rows.find(({ id }) => id === parentId);
  return parent ? [...findAncestors(rows, parent), parent] : [];
}

/** True of the category itself and of each one below it. */
const isBelow = <Row extends TreeNode>(rows: readonly Row[], row: Row, id: number): boolean =>
  row.id === id || findAncestors(rows, row).some((ancestor) => ancestor.id === id);

/** Returns how many levels a category and those below it take. */
export const countLevels = (rows: readonly TreeNode[], id: number): number =>
  1 + Math.max(0, ...rows.filter(({ parentId }) => parentId === id).map((child) => countLevels(rows, child.id)));

/** Returns whether a category may be merged into another one, below which all that is below it moves. */
export const canMergeInto = <Row extends TreeNode>(rows: readonly Row[], id: number, target: Row): boolean =>
  !isBelow(rows, target, id) && findAncestors(rows, target).length + countLevels(rows, id) <= categoryLevelsMax;

/** Returns whether a category may move below another one, with all that is below it. */
export function canMoveBelow<Row extends TreeNode>(rows: readonly Row[], id: number | undefined, parent: Row): boolean {
  if (id !== undefined && isBelow(rows, parent, id)) return false;
  return findAncestors(rows, parent).length + 1 + (id === undefined ? 1 : countLevels(rows, id)) <= categoryLevelsMax;
}
