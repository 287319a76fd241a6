import { listSavedAddresses, type SavedAddress, saveAddress } from '@shopwright/contracts/http/saved-addresses';
import { queryOptions } from '@tanstack/react-query';
import { call, type Input } from '../api-client';
import { queryClient } from '../query-client';
import { useSingleMutation } from '../use-single-mutation';

/** The address book of the signed-in user. */
export const savedAddressesQuery = queryOptions({
  queryKey: ['saved-addresses'],
  queryFn: ({ signal }) => call(listSavedAddresses, { signal }),
});

export const keepAddresses = (saved: SavedAddress[]): void =>
  void queryClient.setQueryData(savedAddressesQuery.queryKey, saved);

export const useSaveAddress = () =>
  useSingleMutation({
    mutationFn: (body: Input<typeof saveAddress>['body']) => call(saveAddress, { body }),
    onSuccess: keepAddresses,
  });

/** "Ada Lovelace, Torstraße 1, Berlin" */
export const addressLine = ({ address: { name, line1, locality } }: SavedAddress): string =>
  [name, line1, locality].filter(Boolean).join(', ');
