import {
  type AuditArea,
  type AuditTarget,
  auditConflict,
  listAudit,
  undoAudit,
} from '@shopwright/contracts/http/audit';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { call, callPage } from '../../lib/api-client';
import { isApiError } from '../../lib/api-error';
import { momentText } from '../../lib/format';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toast, toastError } from '../../ui/toast-store';

export interface AuditFilters {
  search: string;
  area: AuditArea | '';
  userId: string;
  from: string;
  to: string;
  targetType: AuditTarget | '';
  targetId: string;
}

export const noAuditFilters: AuditFilters = {
  search: '',
  area: '',
  userId: '',
  from: '',
  to: '',
  targetType: '',
  targetId: '',
};

const orNone = <T extends string>(text: T | '') => (text === '' ? undefined : text);

export const auditQueryOf = ({ search, area, userId, from, to, targetType, targetId }: AuditFilters) => ({
  search: orNone(search.trim()),
  area: orNone(area),
  userId: orNone(userId),
  from: orNone(from),
  to: orNone(to),
  targetType: orNone(targetType),
  targetId: orNone(targetId),
});

export const auditQuery = (filters: AuditFilters, limit = 50) =>
  infiniteQueryOptions({
    queryKey: ['audit', filters, limit],
    queryFn: ({ pageParam, signal }) =>
      callPage(listAudit, { query: { ...auditQueryOf(filters), limit: String(limit), cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

interface Undo {
  id: string;
  scope: 'entry' | 'request';
}

/** Undoes a change. Everything that is shown may be what it changed. */
export function useUndo(onDone: () => void) {
  const { t, language } = useLanguage();
  return useSingleMutation<unknown, Undo>({
    mutationFn: ({ id, scope }) => call(undoAudit, { params: { id }, query: { scope } }),
    onSuccess: () => {
      onDone();
      toast(t('audit.undone'));
      void queryClient.invalidateQueries();
    },
    onError: (error) => {
      onDone();
      const details = isApiError(error, 'conflict') ? auditConflict.safeParse(error.details).data : undefined;
      const { by, fields = [] } = details ?? {};
      const text =
        by && fields.length > 0
          ? t('audit.refused_since', {
              fields: fields.join(', '),
              time: momentText(by.at, language),
              name: by.name ?? by.action,
            })
          : t('audit.refused_text');
      toastError(t('audit.refused'), text);
      void queryClient.invalidateQueries({ queryKey: ['audit'] });
    },
  });
}
