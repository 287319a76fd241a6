import type { UndoRules } from '@shopwright/service-kit/audit/undo-rules';

/** Who may do what is set by owners, and changed back by them. */
export const authUndo: UndoRules = { tables: { team_roles: 'team:write', team_settings: 'team:write' } };
