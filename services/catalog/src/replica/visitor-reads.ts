import { seenHeader } from '@shopwright/contracts/http/internal';
import type { Database } from '@shopwright/service-kit/database/connection';
import type { Request } from 'express';
import type { CatalogDeps } from '../deps';

export type VisitorReads = <T>(req: Request, work: (database: Database) => Promise<T>) => Promise<T>;

/** For lists and searches. The BFF says what visitors have seen; calls that do not, of the team and of services, read the primary. */
export const visitorReads =
  ({ database, replica }: Pick<CatalogDeps, 'database' | 'replica'>): VisitorReads =>
  (req, work) =>
    replica ? replica.read(req.get(seenHeader), work) : work(database);
