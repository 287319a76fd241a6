// In a file of its own, like `layout/parts.ts`.
export const loadFilterSheet = async () => (await import('./filter-sheet')).FilterSheet;
export const loadFilterPanel = async () => (await import('./filter-panel')).FilterPanel;
export const loadChosenValues = async () => (await import('./chosen-values')).ChosenValues;
export const loadOptionsDialog = async () => (await import('./options-dialog')).OptionsDialog;
