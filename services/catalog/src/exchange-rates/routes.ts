import * as endpoints from '@shopwright/contracts/http/exchange-rates';
import type { Database } from '@shopwright/service-kit/database/connection';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { listExchangeRates } from './list-exchange-rates';
import { putExchangeRates } from './put-exchange-rates';

export function exchangeRateRoutes({ bind }: RouteTable, database: Database): void {
  bind(endpoints.listExchangeRates, () => listExchangeRates(database.db));
  bind(endpoints.putExchangeRates, ({ body }) => putExchangeRates(database, body));
}
