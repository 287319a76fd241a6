import { findAncestors, type TreeNode } from '@shopwright/contracts/category-tree';

/** The names from the top down to the category. */
export const categoryPath = <Row extends TreeNode & { name: string }>(rows: readonly Row[], category: Row): string =>
  [...findAncestors(rows, category), category].map(({ name }) => name).join(' › ');
