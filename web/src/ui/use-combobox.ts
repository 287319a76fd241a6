import { type KeyboardEvent, useId, useState } from 'react';
import { isComposing } from '../lib/composing';

interface ComboboxInput<Option> {
  text: string;
  /** The options for the text. The list is closed while there are none. */
  options: Option[];
  onChoose: (option: Option) => void;
}

/** Connects `ComboboxList` to its text field. */
export interface ComboboxState<Option> {
  id: string;
  isOpen: boolean;
  /** The index of the option that Enter chooses; -1 is the text itself. */
  active: number;
  onChoose: (option: Option) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/**
 * Keys and ARIA attributes of a text field with a list, after the WAI-ARIA combobox pattern: the focus stays in the
 * field, the arrow keys move in the list. It is apart from `ComboboxList`, whose code a page may fetch later.
 */
export function useCombobox<Option>({ text, options, onChoose }: ComboboxInput<Option>) {
  const id = useId();
  const [closedFor, setClosedFor] = useState<string>();
  const [moved, setMoved] = useState({ text, index: -1 });
  const isOpen = options.length > 0 && closedFor !== text;
  // Another text is another list, which begins without an active option.
  const active = isOpen && moved.text === text && moved.index < options.length ? moved.index : -1;

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const option = options[active];
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
      event.preventDefault();
      setClosedFor(undefined);
      setMoved({ text, index: nextActive(event.key, active, options.length) });
    } else if (event.key === 'Enter' && option !== undefined) {
      event.preventDefault();
      onChoose(option);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setClosedFor(text);
    }
  };
  return {
    list: { id, isOpen, active, onChoose } satisfies ComboboxState<Option>,
    onKeyDown,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': active >= 0 ? optionId(id, active) : undefined,
      autoComplete: 'off',
    } as const,
    /** Forgets what was closed and what was active. */
    reset: () => {
      setClosedFor(undefined);
      setMoved({ text: '', index: -1 });
    },
  };
}

/** Returns the option that an arrow key leads to. The list is a ring through the text, which is -1. */
export function nextActive(key: string, active: number, count: number): number {
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  return active < 0 ? count - 1 : active - 1;
}
