import * as exchangeRates from '@shopwright/contracts/http/exchange-rates';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { listExchangeRates } from './list-exchange-rates';
import { putExchangeRates } from './put-exchange-rates';

export function exchangeRateRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(exchangeRates.listExchangeRates, () => listExchangeRates(database.db));
  routes.bind(exchangeRates.putExchangeRates, ({ body }) => putExchangeRates(database, body));
}
