/** A line of an order that staff typed: it is no product, and has a negative id in its place, -1, -2 and so on in each order. */
export const isCustomLine = ({ productId }: { productId: number }): boolean => productId < 0;

export const toCustomLineId = (index: number): number => -1 - index;
