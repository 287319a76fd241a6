import type { UndoRules } from '@shopwright/service-kit/audit/undo-rules';

/**
 * Nothing is undone: who may do what is changed where owners confirm who they are, and where nobody can require a second factor
 * that they lack.
 */
export const authUndo: UndoRules = {
  tables: {},
  otherwise: 'Change this at Team, where you confirm it: the log does not undo who may do what',
};
