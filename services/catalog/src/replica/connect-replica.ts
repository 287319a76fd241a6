import { connectDatabase } from '@shopwright/service-kit/database/connection';

/**
 * Gives up sooner than the primary's connections do, so that the primary can still answer the same request. `onClose` is
 * called when a connection of it is closed.
 */
export const connectReplica = (url: string, onClose?: () => void) =>
  connectDatabase({
    url,
    onClose,
    isCounted: false,
    applicationName: 'catalog replica',
    deadlines: { connectMs: 1000, statementMs: 1500, queryMs: 2000, silenceMs: 500 },
  });
