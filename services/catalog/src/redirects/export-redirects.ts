import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { exportRedirects as endpoint } from '@shopwright/contracts/http/redirects';
import type { Database } from '@shopwright/service-kit/database/connection';
import { columnsOf, inBatches, writeExport } from '@shopwright/service-kit/http/write-export';
import { asc, gt } from 'drizzle-orm';
import { redirects } from '../db/redirects';

const batchSize = 5000;

/** Yields all redirects by their addresses, in the columns that an import reads. */
export const exportRedirects = (
  { db }: Pick<Database, 'db'>,
  { format }: QueryOf<typeof endpoint>,
): AsyncGenerator<string> => writeExport(readBatches(db), { format, columns: columnsOf<Row>(['from', 'to']) });

interface Row {
  from: string;
  to: string;
}

const readBatches = (db: Database['db']) =>
  inBatches<Row>(batchSize, (last) =>
    db
      .select({ from: redirects.source, to: redirects.target })
      .from(redirects)
      .where(last && gt(redirects.source, last.from))
      .orderBy(asc(redirects.source))
      .limit(batchSize),
  );
