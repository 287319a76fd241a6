import type { CallInput } from '@shopwright/contracts/endpoint';
import { putExchangeRates } from '@shopwright/contracts/http/store-settings';
import { call } from '../../lib/api-client';
import { exchangeRatesQuery } from '../../lib/queries/exchange-rates';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';

/** Saves exchange rates; every price shows them immediately. */
export const usePutRates = () =>
  useSingleMutation({
    mutationFn: (body: CallInput<typeof putExchangeRates>['body']) => call(putExchangeRates, { body }),
    onSuccess: (saved) => queryClient.setQueryData(exchangeRatesQuery.queryKey, saved),
  });
