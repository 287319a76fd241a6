import { create } from 'zustand';

interface ToastAction {
  label: string;
  onSelect: () => void;
}

export interface Toast {
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

/** Returns the toast's id, by which it can be removed. */
export function toast(title: string, description?: string, action?: ToastAction): number {
  return show({ title, description, tone: 'plain', action });
}

export function toastError(title: string, description?: string): void {
  show({ title, description, tone: 'destructive' });
}

function show(said: Omit<Toast, 'id' | 'isOpen'>): number {
  lastId += 1;
  useToast.setState({ toast: { ...said, id: lastId, isOpen: true } });
  return lastId;
}

/** Dismisses an error that a new attempt, or its success, has made obsolete. */
export function dismissErrorToast(): void {
  const { toast: shown } = useToast.getState();
  if (shown?.tone === 'destructive') dismissToast(shown.id);
}

/** Removes a toast immediately, without its animation, where what it says is on the screen now. */
export function removeToast(id: number | undefined): void {
  useToast.setState(({ toast: shown }) => ({ toast: shown?.id === id ? null : shown }));
}

const places: HTMLElement[] = [];

/** The element in which toasts are shown while a drawer or a dialog is open: inside it, where they cover nothing. */
export const useToastPlace = create<{ place: HTMLElement | undefined }>(() => ({ place: undefined }));

/** The `ref` of such an element. The last one that opened has the toasts. */
export function toastPlace(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return undefined;
  places.push(place);
  useToastPlace.setState({ place });
  return () => {
    places.splice(places.indexOf(place), 1);
    useToastPlace.setState({ place: places.at(-1) });
  };
}

/** The `ref` of a bar at the foot of the window, above which toasts are then shown. */
export function toastsAbove(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const offset = Number.parseFloat(getComputedStyle(bar).bottom) || 0;
    style.setProperty(footProperty, `${bar.offsetHeight + offset}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(footProperty);
  };
}

const footProperty = '--toast-foot';

export function dismissToast(id: number): void {
  useToast.setState(({ toast: shown }) => ({ toast: shown?.id === id ? { ...shown, isOpen: false } : shown }));
}
