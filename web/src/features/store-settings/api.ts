import type { CallInput } from '@shopwright/contracts/endpoint';
import { putExchangeRates } from '@shopwright/contracts/http/exchange-rates';
import { call } from '../../lib/api-client';
import { exchangeRatesQuery } from '../../lib/queries/exchange-rates';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';

type Rates = CallInput<typeof putExchangeRates>['body']['rates'];

export const usePutRates = () =>
  useSingleMutation({
    mutationFn: (rates: Rates) => call(putExchangeRates, { body: { rates } }),
    onSuccess: (rates) => queryClient.setQueryData(exchangeRatesQuery.queryKey, rates),
  });
