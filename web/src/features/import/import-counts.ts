import type { FileImport } from '@shopwright/contracts/http/file-imports';
import type { MessageKey } from '../../i18n/messages';
import type { ItemsShown } from './api';
import { isActive, isReady } from './import-status';

export const showNames: Record<ItemsShown, MessageKey> = {
  created: 'import.show.created',
  updated: 'import.show.updated',
  unchanged: 'import.show.unchanged',
  rejected: 'import.show.rejected',
  kept: 'import.show.kept',
};

/** What an import does with how many products, without what it does with none. */
export const countShown = (one: FileImport) =>
  (['created', 'updated', 'unchanged', 'rejected'] as const)
    .map((show) => ({ show, count: one[show] }))
    .filter(({ count }) => count > 0);

/** A file without a column of ours can be read once staff say what its columns are. */
export const canChoose = (one: FileImport): boolean =>
  isReady(one) || (one.phase === 'read' && one.state === 'failed' && one.head !== null);

export const hasDetails = (one: FileImport): boolean =>
  !isActive(one) && one.state !== 'uploading' && (canChoose(one) || countShown(one).length > 0);
