import type { SupplierItem } from '@shopwright/contracts/http/suppliers';
import { sampleSupplierItems } from '@shopwright/contracts/sample-catalogue';
import { createServiceClient, type ServiceClient } from '@shopwright/service-kit/http/client';
import type { InternalTokens } from '@shopwright/service-kit/http/internal-token';
import type { JobQueues } from '@shopwright/service-kit/messaging/queues';
import type { RunningWorker } from '@shopwright/service-kit/messaging/worker';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import type { Redis } from 'ioredis';
import type { EmailDeps } from './emails/mailer';

/** Clients of the services that own the data. The workers store nothing. */
export interface Services {
  catalog: ServiceClient;
  order: ServiceClient;
  auth: ServiceClient;
  traces: ServiceClient;
}

export function connectServices(urls: Record<keyof Services, string>, tokens: InternalTokens): Services {
  return {
    catalog: createServiceClient(urls.catalog, tokens),
    order: createServiceClient(urls.order, tokens),
    auth: createServiceClient(urls.auth, tokens),
    traces: createServiceClient(urls.traces, tokens),
  };
}

/** The running workers, and what their health depends on. */
export interface WorkersDeps {
  services: Services;
  workers: RunningWorker[];
  emails: EmailDeps;
  redis: Redis;
  /** Asked for their length only. */
  queues: JobQueues;
  tokens: InternalTokens;
  logger: Logger;
}

/** A source of imported products. Throws when the supplier cannot be reached; the import then continues later. */
export interface Supplier {
  /** Returns undefined when the supplier has no such product. */
  fetchItem(id: string): Promise<SupplierItem | undefined>;
}

export type Suppliers = Readonly<Record<string, Supplier>>;

const items = new Map(sampleSupplierItems.map((item) => [item.id, item]));

/** The marketplace of the import screen: a fixed catalog of six products. */
export const aliexpress: Supplier = {
  async fetchItem(id) {
    const item = items.get(id);
    if (!item) return undefined;
    const { rating: _rating, orders: _orders, ...offer } = item;
    return offer;
  },
};
