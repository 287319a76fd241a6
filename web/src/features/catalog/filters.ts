import { withPartMessages } from '../../i18n/language';

// In a file of its own, like `layout/parts.ts`.
export const loadFilterSheet = async () => (await withPartMessages(import('./filter-sheet'))).FilterSheet;
export const loadFilterPanel = async () => (await withPartMessages(import('./filter-panel'))).FilterPanel;
