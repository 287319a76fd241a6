import { Check, X } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { controlClass } from '../../../ui/select';

interface InlineEditProps {
  value: string;
  /** What stands in the cell until it is pressed. */
  children: ReactNode;
  editLabel: string;
  fieldLabel: string;
  isValid: (text: string) => boolean;
  /** Says why a text cannot be saved. */
  invalidText: string;
  inputMode: 'numeric' | 'decimal';
  isPending: boolean;
  onSave: (text: string, close: () => void) => void;
}

/** A value that turns into a field when pressed. Enter saves, Escape cancels, and what is not valid cannot be saved. */
export function InlineEdit(props: InlineEditProps) {
  const { value, children, editLabel, fieldLabel, isValid, invalidText, inputMode, isPending, onSave } = props;
  const { t } = useLanguage();
  const [text, setText] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const close = () => {
    // The button has to be there again before it can have the focus.
    flushSync(() => setText(null));
    button.current?.focus();
  };
  if (text === null) {
    return (
      <button
        ref={button}
        type="button"
        aria-label={editLabel}
        onClick={() => setText(value)}
        className="tabular inline-flex min-h-9 min-w-11 sm:min-w-16 cursor-text items-center justify-end rounded-control border border-transparent px-1 sm:px-2 hover:border-line-strong hover:bg-surface pointer-coarse:min-h-11"
      >
        {children}
      </button>
    );
  }
  const trimmed = text.trim();
  const isRefused = !isValid(trimmed);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isRefused) return;
    if (trimmed === value) close();
    else onSave(trimmed, close);
  };
  // On a phone the field lies over its row, which is too narrow for it.
  return (
    <span className="relative inline-flex min-h-9 min-w-11 sm:min-w-16 items-center justify-end">
      <form
        onSubmit={save}
        onKeyDown={(event) => event.key === 'Escape' && close()}
        noValidate
        className="relative inline-flex items-center gap-1 max-sm:absolute max-sm:end-0 max-sm:top-1/2 max-sm:z-10 max-sm:-translate-y-1/2 max-sm:rounded-control max-sm:border max-sm:border-line max-sm:bg-surface max-sm:p-1 max-sm:shadow-lift"
      >
        <input
          // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button just pressed
          autoFocus
          type="text"
          dir="ltr"
          inputMode={inputMode}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onFocus={(event) => event.target.select()}
          aria-label={fieldLabel}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? errorId : undefined}
          className={`${controlClass} tabular h-9 w-24! px-2! text-end pointer-coarse:h-11`}
        />
        <Button
          type="submit"
          size="sm"
          className="px-2! pointer-coarse:min-w-11"
          aria-label={t('inventory.save')}
          disabled={isRefused}
          isPending={isPending}
        >
          {!isPending && <Check size={16} aria-hidden />}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className="px-2! pointer-coarse:min-w-11"
          aria-label={t('inventory.cancel')}
          onClick={close}
        >
          <X size={16} aria-hidden />
        </Button>
        {isRefused && (
          <span
            id={errorId}
            role="alert"
            className="absolute end-0 top-full z-10 mt-1 whitespace-nowrap rounded-control border border-line bg-surface px-2 py-1 text-danger text-xs shadow-lift"
          >
            {invalidText}
          </span>
        )}
      </form>
    </span>
  );
}
