import { listExchangeRates } from '@shopwright/contracts/http/store-settings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client';

export const exchangeRatesQuery = queryOptions({
  queryKey: ['exchange-rates'],
  queryFn: ({ signal }) => call(listExchangeRates, { signal }),
});
