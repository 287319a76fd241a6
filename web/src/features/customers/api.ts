import {
  addCustomerNote,
  type CustomerDetail,
  type CustomerKind,
  type CustomerLink,
  customerExport,
  eraseCustomerData,
  getCustomer,
  listCustomers,
  putTaxExemption,
  sendCustomerLink,
} from '@shopwright/contracts/http/customers';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { call, callPage } from '../../lib/api-client';
import { isApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { queryClient } from '../../lib/query-client';
import { downloadFile } from '../../lib/save-file';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toast, toastError } from '../../ui/toast-store';

const key = ['customers'];

export interface CustomerFilters {
  search?: string;
  kind?: CustomerKind;
}

export const customersQuery = (filters: CustomerFilters) =>
  infiniteQueryOptions({
    queryKey: [...key, 'list', filters],
    queryFn: ({ pageParam, signal }) => callPage(listCustomers, { query: { ...filters, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => call(getCustomer, { params: { id }, signal }),
    staleTime: 0,
  });

const paramsOf = ({ id }: Pick<CustomerDetail, 'id'>) => ({ id: String(id) });

export function useAddNote(customer: CustomerDetail) {
  const { t } = useLanguage();
  return useSingleMutation({
    mutationFn: (body: { body: string }) => call(addCustomerNote, { params: paramsOf(customer), body }),
    onSuccess: (changed) => {
      queryClient.setQueryData(customerQuery(String(customer.id)).queryKey, changed);
      toast(t('shared.note_added'));
    },
  });
}

export function useTaxExemption(customer: CustomerDetail) {
  const { t } = useLanguage();
  return useSingleMutation({
    mutationFn: (reason: string | null) => {
      const body = { reason, version: customer.taxExemption?.version ?? 0 };
      return call(putTaxExemption, { params: paramsOf(customer), body });
    },
    onSuccess: (changed) => {
      queryClient.setQueryData(customerQuery(String(customer.id)).queryKey, changed);
      toast(t('customers.tax_saved'));
    },
  });
}

export function useSendLink(customer: CustomerDetail) {
  const { t } = useLanguage();
  return useSingleMutation({
    mutationFn: (kind: CustomerLink) => call(sendCustomerLink, { params: paramsOf(customer), body: { kind } }),
    onSuccess: () => toast(t('customers.link_sent')),
    onError: () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
  });
}

/** Saves everything about the customer as a file. */
export function useExport(customer: CustomerDetail) {
  const { t } = useLanguage();
  return useSingleMutation({
    mutationFn: () => downloadFile(`customer-${customer.id}.json`, customerExport, { params: paramsOf(customer) }),
    onError: () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
  });
}

export function useErase(customer: CustomerDetail) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const mutation = useSingleMutation({
    mutationFn: (email: string) => call(eraseCustomerData, { params: paramsOf(customer), body: { email } }),
    onSuccess: async () => {
      toast(t('customers.erased'));
      await navigate(paths.customers, { replace: true });
      queryClient.removeQueries({ queryKey: key });
    },
  });
  const { error } = mutation;
  const problem = error
    ? (isApiError(error, 'conflict') && error.serverMessage) || t('shared.error.try_again')
    : undefined;
  return { mutation, problem };
}
