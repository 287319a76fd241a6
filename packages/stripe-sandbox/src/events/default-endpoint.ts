import type { SandboxConfig } from '../config';
import { unixNow } from '../ledger/ids';
import type { Ledger } from '../ledger/ledger';

const id = 'we_3Ssandboxdefault0000000';

/** Updates one endpoint from the configuration. Undelivered events go to its new address. */
export function keepDefaultEndpoint(ledger: Ledger, { url, secret }: SandboxConfig['webhook']): void {
  const current = ledger.get('webhook_endpoint', id);
  if (!url && !current) return;
  const status = url ? 'enabled' : 'disabled';
  if (current && current.status === status && current.secret === secret && current.url === (url ?? current.url)) return;
  ledger.transact({}, (tx) =>
    tx.put('webhook_endpoint', {
      ...(current ?? { id, created: unixNow(), enabledEvents: ['*'], metadata: {} }),
      url: url ?? current?.url ?? '',
      secret,
      status,
    }),
  );
}
