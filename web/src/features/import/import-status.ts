import type { FileImport } from '@shopwright/contracts/http/file-imports';
import { undoDays } from '@shopwright/contracts/http/file-imports';
import type { MessageKey } from '../../i18n/messages';
import type { Tone } from '../../ui/badge';

type Status = Pick<FileImport, 'phase' | 'state'>;

export const isActive = ({ state }: Status): boolean => state === 'queued' || state === 'running';

/** Its images are elsewhere, and become copies of our own. */
export const isFetching = ({ phase, images, imagesFetched, imagesFailed }: FileImport): boolean =>
  phase === 'import' && images > imagesFetched + imagesFailed;

/** A dry run that is done: staff decide whether it is imported. */
export const isReady = ({ phase, state }: Status): boolean => phase === 'check' && state === 'completed';

/** Was never imported, and will not be. */
export const isDropped = ({ phase, state }: Status): boolean =>
  state === 'canceled' && (phase === 'read' || phase === 'check');

/** Products that are done in its phase. */
export function countDone({ phase, total, created, updated, unchanged, rejected, imported }: FileImport): number {
  if (phase === 'undo') return total - rejected - imported;
  return rejected + (phase === 'import' ? imported : created + updated + unchanged);
}

const dayMs = 86_400_000;
export const undoableUntil = ({ createdAt }: Pick<FileImport, 'createdAt'>): Date =>
  new Date(Date.parse(createdAt) + undoDays * dayMs);

export const canUndo = (one: FileImport): boolean =>
  one.phase === 'import' &&
  !isActive(one) &&
  one.created + one.updated > 0 &&
  one.imported > 0 &&
  undoableUntil(one).getTime() > Date.now();

/** Customers that an import added may have no password yet. */
export const canInvite = ({ kind, phase, state, created }: FileImport): boolean =>
  kind === 'customers' && phase === 'import' && state === 'completed' && created > 0;

/** What was imported decides, so that a file of rejected rows is no success. */
export function describeStatus(one: FileImport): { tone: Tone; text: MessageKey } {
  const { phase, state, imported, rejected } = one;
  if (state === 'uploading') return { tone: 'accent', text: 'import.file.state_uploading' };
  if (state === 'failed') return { tone: 'danger', text: 'import.file.state_failed' };
  if (state === 'canceled') return { tone: 'neutral', text: 'import.file.state_canceled' };
  if (state === 'paused') return { tone: 'accent', text: 'import.file.state_paused' };
  if (state !== 'completed') return { tone: 'accent', text: `import.file.state_${phase}` };
  if (phase === 'undo') return { tone: 'neutral', text: 'import.file.state_undone' };
  if (phase !== 'import') return { tone: 'info', text: 'import.file.state_ready' };
  if (imported === 0 && rejected > 0) return { tone: 'danger', text: 'import.file.state_none' };
  return { tone: rejected > 0 ? 'accent' : 'success', text: 'import.file.state_completed' };
}
