import { create } from 'zustand';

interface ToastAction {
  label: string;
  onSelect: () => void;
}

interface Toast {
  id: number;
  title: string;
  description?: string;
  tone: 'plain' | 'destructive';
  /** An action, such as "Undo". */
  action?: ToastAction;
  isOpen: boolean;
}

/** One at a time: a new toast takes the place of the last one. */
export const useToast = create<{ toast: Toast | null }>(() => ({ toast: null }));

let lastId = 0;

export function toast(title: string, description?: string, action?: ToastAction): void {
  show({ title, description, tone: 'plain', action });
}

export function toastError(title: string, description?: string): void {
  show({ title, description, tone: 'destructive' });
}

function show(said: Omit<Toast, 'id' | 'isOpen'>): void {
  lastId += 1;
  useToast.setState({ toast: { ...said, id: lastId, isOpen: true } });
}

/** Dismisses an error that a new attempt, or its success, has made obsolete. */
export function dismissErrorToast(): void {
  const { toast: shown } = useToast.getState();
  if (shown?.tone === 'destructive') dismissToast(shown.id);
}

export function dismissToast(id: number): void {
  useToast.setState(({ toast: shown }) => ({ toast: shown?.id === id ? { ...shown, isOpen: false } : shown }));
}
