import { findAncestors, type TreeNode, toTreeOrder } from '@shopwright/contracts/category-tree';

/**
 * Returns the ids of all categories after one was dropped at the place of another: it stays below its parent, and moves
 * to the side of the one of its siblings that is there or nearest.
 */
export function moveAmongSiblings<Row extends TreeNode>(rows: readonly Row[], from: number, to: number): number[] {
  const [moved, target] = [rows[from], rows[to]];
  if (!moved || !target) return rows.map(({ id }) => id);
  const isSibling = ({ parentId }: TreeNode) => parentId === moved.parentId;
  const reached = [target, ...findAncestors(rows, target)].find(isSibling);
  const siblings = rows.filter(isSibling);
  const others = siblings.filter(({ id }) => id !== moved.id);
  const at = reached ? siblings.findIndex(({ id }) => id === reached.id) : to > from ? others.length : 0;
  const inOrder = [...others.slice(0, at), moved, ...others.slice(at)];
  return toTreeOrder([...inOrder, ...rows.filter((row) => !isSibling(row))]).map(({ id }) => id);
}
