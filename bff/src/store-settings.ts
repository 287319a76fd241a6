import { getStoreSettings, type StoreSettings } from '@shopwright/contracts/http/store-settings';
import type { BffDeps } from './deps';
import { catalogReader } from './pages/load-renderer';

export type ReadStoreSettings = () => Promise<StoreSettings | undefined>;

/**
 * Returns a function that reads the store's settings as visitors have them. A saved setting takes effect within a
 * second, in every process. Resolves with undefined while the catalog is unavailable.
 */
export function storeSettingsReader(deps: Pick<BffDeps, 'cache'>): ReadStoreSettings {
  const read = catalogReader(deps);
  return async () => {
    try {
      const response = await read(`/api${getStoreSettings.path}`);
      return response.ok ? ((await response.json()) as StoreSettings) : undefined;
    } catch {
      return undefined;
    }
  };
}
