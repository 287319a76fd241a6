import { createServiceClient, type ServiceClient } from '@shopwright/service-kit/http/client';
import type { InternalTokens } from '@shopwright/service-kit/http/internal-token';

/** Clients of the services that own the data. The workers store nothing. */
export interface Services {
  catalog: ServiceClient;
  order: ServiceClient;
  auth: ServiceClient;
}

export function connectServices(urls: Record<keyof Services, string>, tokens: InternalTokens): Services {
  return {
    catalog: createServiceClient(urls.catalog, tokens),
    order: createServiceClient(urls.order, tokens),
    auth: createServiceClient(urls.auth, tokens),
  };
}
