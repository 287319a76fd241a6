import type { UndoRules } from '@shopwright/service-kit/audit/undo-rules';

/**
 * Nothing is undone: who may do what is changed where owners confirm who they are, and where nobody can require a second factor
 * that they lack.
 */
export const authUndo: UndoRules = {
  tables: {},
  otherwise: "Changes to the team can't be undone here. Make them on the Team page",
};
