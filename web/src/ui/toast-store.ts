import { create } from 'zustand';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  tone: 'plain' | 'destructive';
  isOpen: boolean;
}

/** One at a time: a new toast takes the place of the last one. */
export const useToast = create<{ toast: Toast | null }>(() => ({ toast: null }));

let lastId = 0;

export function toast(title: string, description?: string, tone: Toast['tone'] = 'plain'): void {
  lastId += 1;
  useToast.setState({ toast: { id: lastId, title, description, tone, isOpen: true } });
}

export const toastError = (title: string, description?: string): void => toast(title, description, 'destructive');

export function dismissToast(id: number): void {
  useToast.setState(({ toast: shown }) => ({ toast: shown?.id === id ? { ...shown, isOpen: false } : shown }));
}
