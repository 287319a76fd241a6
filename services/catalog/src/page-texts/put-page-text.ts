import type { PageTextVersion } from '@shopwright/contracts/http/page-texts';
import type { Database } from '@shopwright/service-kit/database/connection';
import { postgresCode } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { pageTexts } from '../db/store-settings';
import { listPageTextVersions, type TextPlace } from './read-page-texts';

interface NewText {
  body: string | null;
  basedOn: number;
  createdBy?: number;
}

/** Adds a version after the one that the text is based on. The primary key refuses it if there is a later one. */
export function putPageText(
  database: Database,
  place: TextPlace,
  { body, basedOn, createdBy }: NewText,
): Promise<PageTextVersion[]> {
  return database
    .transaction(async (tx) => {
      const [latest] = await listPageTextVersions(tx, place);
      if ((latest?.version ?? 0) !== basedOn) throw textChanged();
      await tx.insert(pageTexts).values({ ...place, version: basedOn + 1, body, createdBy });
      return listPageTextVersions(tx, place);
    })
    .catch((error: unknown) => {
      throw postgresCode(error) === '23505' ? textChanged() : error;
    });
}

const textChanged = () =>
  new AppError('conflict', 'The text has changed since you opened it. Please reload it and try again.');
