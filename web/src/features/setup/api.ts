import { listProducts } from '@shopwright/contracts/http/products';
import { checkSetupLink, openStore, type ownerForm } from '@shopwright/contracts/http/setup';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod';
import { useLanguage } from '../../i18n/language-provider';
import { call } from '../../lib/api-client';
import { isApiError } from '../../lib/api-error';
import { productsKey } from '../../lib/queries/products';
import { setSessionUser } from '../../lib/queries/session';
import { useSingleMutation } from '../../lib/use-single-mutation';

/** Fails with `not_found`, `conflict` or `link_expired` for a link that opens nothing. */
export const setupLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['setup-link', token],
    queryFn: ({ signal }) => call(checkSetupLink, { body: { token }, signal }),
    retry: false,
    staleTime: 0,
  });

/** Returns true for what a link that opens nothing fails with; any other error may pass. */
export const isDeadLink = (error: unknown): boolean =>
  (['not_found', 'conflict', 'link_expired'] as const).some((code) => isApiError(error, code));

type OwnerForm = Omit<z.input<typeof ownerForm>, 'language'> & { token: string };

/** Creates the owner's account and signs it in. */
export function useOpenStore() {
  const { language } = useLanguage();
  return useSingleMutation({
    mutationFn: (form: OwnerForm) => call(openStore, { body: { ...form, language } }),
    onSuccess: setSessionUser,
  });
}

/** Finds out whether the store has a product on sale. */
export const anyProductQuery = queryOptions({
  queryKey: [...productsKey, 'any'],
  queryFn: async ({ signal }) => (await call(listProducts, { query: { limit: '1' }, signal })).length > 0,
});
