/** Negative entries of `product_filters.value_ids`, as the SQL function `refresh_filters` writes them. */
export const categoryMark = (id: number): number => -id;
/** The product has a specification of the attribute. */
export const attributeMark = (id: number): number => -1_000_000_000 - id;
/** It has, and none of them is a value. */
export const unreadMark = (id: number): number => -2_000_000_000 - id;
