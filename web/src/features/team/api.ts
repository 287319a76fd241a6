import type { CallInput } from '@shopwright/contracts/endpoint';
import { type apiKeyForm, createApiKey, listApiKeys, revokeApiKey } from '@shopwright/contracts/http/api-keys';
import * as team from '@shopwright/contracts/http/team';
import {
  changeAccess,
  changeRole,
  checkInvitation,
  getTeamSettings,
  type invitationForm,
  inviteMember,
  listInvitations,
  listTeam,
  listTeamEvents,
  putTeamSettings,
  resendInvitation,
  resetTwoFactor,
  revokeInvitation,
} from '@shopwright/contracts/http/team';
import {
  createTeamRole,
  deleteTeamRole,
  listTeamRoles,
  type TeamRoleDetail,
  type teamRoleForm,
  updateTeamRole,
} from '@shopwright/contracts/http/team-roles';
import { pageSize } from '@shopwright/contracts/limits';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod';
import { useProtectedMutation } from '../../components/use-protected-mutation';
import { currentLanguage } from '../../i18n/language';
import type { MessageKey } from '../../i18n/messages';
import { call, callPage } from '../../lib/api-client';
import { isApiError } from '../../lib/api-error';
import { queryClient } from '../../lib/query-client';

const key = ['team'];

/** The oldest account first. */
export const teamQuery = infiniteQueryOptions({
  queryKey: [...key, 'members'],
  queryFn: ({ pageParam, signal }) =>
    callPage(listTeam, { query: { limit: String(pageSize), cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor,
  select: ({ pages }) => pages.flatMap((page) => page.rows),
  staleTime: 0,
});

/** The newest first. */
export const teamEventsQuery = infiniteQueryOptions({
  queryKey: [...key, 'events'],
  queryFn: ({ pageParam, signal }) => callPage(listTeamEvents, { query: { limit: '10', cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor,
  select: ({ pages }) => pages.flatMap((page) => page.rows),
  staleTime: 0,
});

export const invitationsQuery = queryOptions({
  queryKey: [...key, 'invitations'],
  queryFn: ({ signal }) => call(listInvitations, { signal }),
  staleTime: 0,
});

export const teamSettingsQuery = queryOptions({
  queryKey: [...key, 'settings'],
  queryFn: ({ signal }) => call(getTeamSettings, { signal }),
});

const refresh = () => queryClient.invalidateQueries({ queryKey: key });

/** Another operator may have been faster: the lists are read again then too. `onDone` comes before that. */
function useTeamChange<Result, Variables>(mutationFn: (variables: Variables) => Promise<Result>, onDone?: () => void) {
  return useProtectedMutation({
    mutationFn,
    onSuccess: () => {
      onDone?.();
      return refresh();
    },
    onError: () => void refresh(),
    errorTexts: (error) => ({ text: errorText(error) }),
  });
}

function errorText(error: Error): MessageKey {
  if (isApiError(error, 'rate_limited')) return 'team.resend_soon';
  return isApiError(error, 'conflict') || isApiError(error, 'not_found')
    ? 'team.changed_elsewhere'
    : 'shared.error.try_again';
}

export const useInvite = (onDone: () => void) =>
  useTeamChange(
    (form: z.input<typeof invitationForm>) => call(inviteMember, { body: { ...form, language: currentLanguage() } }),
    onDone,
  );

const idParams = (id: number) => ({ params: { id: String(id) } });

export const useResend = (onDone: () => void) =>
  useTeamChange((id: number) => call(resendInvitation, idParams(id)), onDone);

export const useRevoke = (onDone: () => void) =>
  useTeamChange((id: number) => call(revokeInvitation, idParams(id)), onDone);

export const useResetTwoFactor = (onDone: () => void) =>
  useTeamChange((id: number) => call(resetTwoFactor, idParams(id)), onDone);

export const useChangeRole = (onDone: () => void) =>
  useTeamChange(
    ({ id, ...body }: { id: number } & CallInput<typeof changeRole>['body']) =>
      call(changeRole, { ...idParams(id), body }),
    onDone,
  );

export const useChangeAccess = (onDone: () => void) =>
  useTeamChange(
    ({ id, isDisabled }: { id: number; isDisabled: boolean }) =>
      call(changeAccess, { ...idParams(id), body: { isDisabled } }),
    onDone,
  );

export const usePutTeamSettings = (onDone: () => void) =>
  useTeamChange((requiresTwoFactor: boolean) => call(putTeamSettings, { body: { requiresTwoFactor } }), onDone);

export const teamRolesQuery = queryOptions({
  queryKey: [...key, 'roles'],
  queryFn: ({ signal }) => call(listTeamRoles, { signal }),
  staleTime: 0,
});

type RoleForm = z.output<typeof teamRoleForm>;

/** Changes the role as it was when the form was opened, or creates one. */
export const useSaveTeamRole = (role: TeamRoleDetail | undefined) =>
  useProtectedMutation<TeamRoleDetail, RoleForm>({
    mutationFn: (form) =>
      role
        ? call(updateTeamRole, { params: { id: String(role.id) }, body: { ...form, version: role.version } })
        : call(createTeamRole, { body: form }),
    onSuccess: refresh,
    errorTexts: (error) => ({
      text: isApiError(error, 'conflict') ? 'team.changed_elsewhere' : 'shared.error.try_again',
    }),
  });

export const useDeleteTeamRole = (onDone: () => void) =>
  useProtectedMutation({
    mutationFn: ({ id }: TeamRoleDetail) => call(deleteTeamRole, { params: { id: String(id) } }),
    onSuccess: () => {
      onDone();
      return refresh();
    },
    onError: () => void refresh(),
    errorTexts: (error) => ({ text: isApiError(error, 'conflict') ? 'team.role_in_use' : 'shared.error.try_again' }),
  });

export const apiKeysQuery = queryOptions({
  queryKey: [...key, 'api-keys'],
  queryFn: ({ signal }) => call(listApiKeys, { signal }),
  staleTime: 0,
});

export const useCreateApiKey = () =>
  useTeamChange((form: z.output<typeof apiKeyForm>) => call(createApiKey, { body: form }));

export const useRevokeApiKey = (onDone: () => void) =>
  useTeamChange((id: number) => call(revokeApiKey, idParams(id)), onDone);

/** Fails with `not_found`, `conflict` or `link_expired` for a link that opens nothing. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(checkInvitation, { body: { token }, signal }),
    retry: false,
    staleTime: 0,
  });

export const joinTeam = (body: CallInput<typeof team.joinTeam>['body']) => call(team.joinTeam, { body });
