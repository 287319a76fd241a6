import {
  cancelEmailChange,
  changePassword,
  checkVerification,
  endOtherSessions,
  endSession,
  eraseAccount,
  type eraseForm,
  exportAccount,
  listSessions,
  type passwordForm,
  requestVerification,
  updateSettings,
  verifyEmail,
} from '@shopwright/contracts/http/account';
import { type editedProfile, type User, updateProfile } from '@shopwright/contracts/http/auth';
import { getMyTaxExemption, listMyOrders } from '@shopwright/contracts/http/orders';
import { listMyPastOrders } from '@shopwright/contracts/http/past-orders';
import { listMyReviews } from '@shopwright/contracts/http/reviews';
import { type RewardKind, redeemReward } from '@shopwright/contracts/http/rewards';
import { deleteSavedAddress, putSavedAddress } from '@shopwright/contracts/http/saved-addresses';
import { getTodoEmail, putTodoEmail } from '@shopwright/contracts/http/todo-emails';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod';
import { useLanguage } from '../../i18n/language-provider';
import { call, callPage, type Input } from '../../lib/api-client';
import { paths } from '../../lib/paths';
import { rewardsQuery } from '../../lib/queries/paying';
import { keepAddresses } from '../../lib/queries/saved-addresses';
import { meQuery, setSessionUser } from '../../lib/queries/session';
import { queryClient } from '../../lib/query-client';
import { readAllPages } from '../../lib/read-all-pages';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toast } from '../../ui/toast-store';

/** Newest first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(listSessions, { signal }),
});

const keepUser = (user: User) => queryClient.setQueryData(meQuery.queryKey, user);
const refreshSessions = () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });

export const useUpdateProfile = () =>
  useSingleMutation({
    mutationFn: (body: z.input<typeof editedProfile>) => call(updateProfile, { body }),
    onSuccess: keepUser,
  });

type Settings = Partial<Pick<User, 'preferredLanguage' | 'marketingOptIn'>>;

export const useUpdateSettings = () =>
  useSingleMutation({
    mutationFn: (body: Settings) => call(updateSettings, { body }),
    onSuccess: keepUser,
  });

export const todoEmailQuery = queryOptions({
  queryKey: ['todo-email'],
  queryFn: ({ signal }) => call(getTodoEmail, { signal }),
});

export const usePutTodoEmail = () =>
  useSingleMutation({
    mutationFn: (isWanted: boolean) => call(putTodoEmail, { body: { isWanted } }),
    onSuccess: (state) => queryClient.setQueryData(todoEmailQuery.queryKey, state),
  });

export const useChangePassword = () =>
  useSingleMutation({
    mutationFn: (body: z.input<typeof passwordForm>) => call(changePassword, { body }),
    onSuccess: refreshSessions,
  });

export const usePutAddress = (id: string) =>
  useSingleMutation({
    mutationFn: (body: Input<typeof putSavedAddress>['body']) =>
      call(putSavedAddress, { params: { addressId: id }, body }),
    onSuccess: keepAddresses,
  });

export const useDeleteAddress = () =>
  useSingleMutation({
    mutationFn: (addressId: string) => call(deleteSavedAddress, { params: { addressId } }),
    onSuccess: keepAddresses,
  });

export const useEndSession = () =>
  useSingleMutation({
    mutationFn: (sessionId: string) => call(endSession, { params: { sessionId } }),
    onSuccess: refreshSessions,
    // Ended from elsewhere in the meantime.
    onError: refreshSessions,
  });

export const useEndOtherSessions = () =>
  useSingleMutation({ mutationFn: () => call(endOtherSessions, {}), onSuccess: refreshSessions });

export const useCancelEmailChange = () =>
  useSingleMutation({ mutationFn: () => call(cancelEmailChange, {}), onSuccess: keepUser });

export const useRequestVerification = () => useSingleMutation({ mutationFn: () => call(requestVerification, {}) });

/** The same `requestId` again is the same reward: an answer that was lost costs no second thousand points. */
export const useRedeem = () =>
  useSingleMutation({
    mutationFn: (body: { kind: RewardKind; requestId: string }) => call(redeemReward, { body }),
    onSuccess: ({ loyaltyPoints }) => {
      queryClient.setQueryData(meQuery.queryKey, (user) => user && { ...user, loyaltyPoints });
      return queryClient.invalidateQueries({ queryKey: rewardsQuery.queryKey });
    },
    // The points were others than this screen showed.
    onError: () => queryClient.invalidateQueries({ queryKey: meQuery.queryKey }),
  });

/** Leaves for home before the account is forgotten: the account page would ask to sign in for a moment. */
export function useEraseAccount() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  return useSingleMutation({
    mutationFn: (body: z.input<typeof eraseForm>) => call(eraseAccount, { body }),
    onSuccess: async () => {
      await navigate(paths.home);
      setSessionUser(null);
      toast(t('account.erase.done'), t('account.erase.done_text'));
    },
  });
}

export const myOrdersQuery = infiniteQueryOptions({
  queryKey: ['orders'],
  queryFn: ({ pageParam, signal }) => callPage(listMyOrders, { query: { cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor,
  select: ({ pages }) => pages.flatMap((page) => page.rows),
});

/** Of the previous shop. */
export const myPastOrdersQuery = infiniteQueryOptions({
  queryKey: ['past-orders'],
  queryFn: ({ pageParam, signal }) => callPage(listMyPastOrders, { query: { cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor,
  select: ({ pages }) => pages.flatMap((page) => page.rows),
});

/** Collects everything the store knows of the signed-in user, from each service. */
export async function collectExport() {
  const limit = '100';
  const [account, { reason }, orders, pastOrders, reviews] = await Promise.all([
    call(exportAccount, {}),
    call(getMyTaxExemption, {}),
    readAllPages((cursor) => callPage(listMyOrders, { query: { limit, cursor } })),
    readAllPages((cursor) => callPage(listMyPastOrders, { query: { limit, cursor } })),
    readAllPages((cursor) => callPage(listMyReviews, { query: { limit, cursor } })),
  ]);
  return { account, taxExemption: { reason }, orders, pastOrders, reviews };
}

export const verificationQuery = (token: string) =>
  queryOptions({
    queryKey: ['verification', token],
    queryFn: () => call(checkVerification, { body: { token } }),
    enabled: token !== '',
    retry: false,
  });

export const useVerifyEmail = () =>
  useSingleMutation({
    mutationFn: (token: string) => call(verifyEmail, { body: { token } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
