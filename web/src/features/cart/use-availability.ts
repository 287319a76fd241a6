import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { availabilityQuery } from '../../lib/queries/availability';
import { useCart } from './cart-store';

/** Returns the available stock by product, read again each time the cart is opened. Empty until then and on an error. */
export function useAvailability(): ReadonlyMap<number, { available: number; isLow: boolean }> {
  const isOpen = useCart((state) => state.isOpen);
  const reference = useCart((state) => state.reservation);
  const ids = useCart((state) =>
    state.items
      .map(({ product }) => product.id)
      .sort((a, b) => a - b)
      .join(),
  );
  const { data } = useQuery({ ...availabilityQuery({ ids, reference }), enabled: isOpen && ids !== '' });
  // The same one until it is read again: the drawer's lines are rendered for another.
  return useMemo(
    () => new Map(data?.map(({ productId, available, isLow }) => [productId, { available, isLow }])),
    [data],
  );
}
