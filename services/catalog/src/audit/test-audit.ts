import { listServiceAudit, type StoredAuditEntry } from '@shopwright/contracts/http/internal-audit';
import type { TestCatalog } from '../test-catalog';

type Filters = Partial<{ words: string[]; targetTypes: string[]; targetId: string; limit: number }>;

/** Reads the log as the BFF does for an operator, newest first. */
export async function readLog(
  catalog: TestCatalog,
  { words = [], limit = 100, ...filters }: Filters = {},
): Promise<StoredAuditEntry[]> {
  const body = { words: words.map((word) => ({ word, actorIds: [] })), limit, ...filters };
  const agent = await catalog.as('operator');
  return (await agent.post(listServiceAudit.catalog.path).send(body).expect(200)).body;
}
