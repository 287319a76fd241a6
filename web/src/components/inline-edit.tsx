import clsx from 'clsx';
import { Check, X } from 'lucide-react';
import { type FocusEvent, type FormEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '../i18n/language-provider';
import { isComposing } from '../lib/composing';
import { useUnsavedChanges } from '../lib/unsaved-changes';
import { Button } from '../ui/button';
import { controlClass } from '../ui/select';
import { InlineValue, inlineValueClass } from './inline-value';

interface InlineEditProps {
  value: string;
  /** The content of the cell until it is edited. */
  children: ReactNode;
  editLabel: string;
  fieldLabel: string;
  isValid: (text: string) => boolean;
  /** Says why a text cannot be saved. */
  invalidText: string;
  /** Turns a text that is not valid into one that is. It is shown with the hint, and stored only when saved again. */
  correction?: { toText: (text: string) => string; hint: string };
  type: 'number' | 'decimal';
  /** The tooltip of a button with a pencil. Without it, the value itself is the button. */
  pencilText?: string | undefined;
  isPending: boolean;
  onSave: (text: string, close: () => void) => void;
}

/**
 * A value that turns into a field. Enter saves, and so does going elsewhere; Escape cancels. What is not valid cannot be
 * saved, and stays.
 */
export function InlineEdit(props: InlineEditProps) {
  const { value, children, editLabel, pencilText, onSave, isValid, correction } = props;
  const [text, setText] = useState<string | null>(null);
  const [isCorrected, setCorrected] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useUnsavedChanges(text !== null && text !== value);
  const close = () => {
    const hasFocus = box.current?.contains(document.activeElement);
    // The button has to be there again before it can have the focus.
    flushSync(() => setText(null));
    if (hasFocus) button.current?.focus();
  };
  const start = () => {
    setSaved(false);
    change(value);
  };
  const change = (typed: string) => {
    setText(typed);
    setCorrected(false);
  };
  const save = () => {
    const trimmed = text?.trim() ?? '';
    if (isValid(trimmed)) {
      onSave(trimmed, () => {
        setSaved(trimmed !== value);
        close();
      });
    } else if (correction) {
      setText(correction.toText(trimmed));
      setCorrected(true);
    }
  };
  if (text !== null) {
    // On a phone the field lies over its row, which is too narrow for it.
    return (
      <span ref={box} className={clsx('relative inline-flex items-center', inlineValueClass(pencilText))}>
        <EditForm {...props} text={text} isCorrected={isCorrected} onChange={change} onSubmit={save} onClose={close} />
      </span>
    );
  }
  return (
    <InlineValue ref={button} label={editLabel} pencilText={pencilText} isSaved={isSaved} onEdit={start}>
      {children}
    </InlineValue>
  );
}

/** A press on a button of the form leaves the focus in the field, also where browsers give it to no button. */
const keepFocus = (event: MouseEvent) => {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
};

interface EditFormProps extends InlineEditProps {
  text: string;
  isCorrected: boolean;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onClose: () => void;
}

function EditForm(props: EditFormProps) {
  const { value, fieldLabel, isValid, invalidText, correction, type, isPending } = props;
  const { text, isCorrected, onChange, onSubmit, onClose } = props;
  const { t } = useLanguage();
  const errorId = useId();
  const isRefused = !isValid(text.trim());
  const error = isRefused ? invalidText : isCorrected ? correction?.hint : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Another window has the focus: nobody has gone anywhere on the page.
    if (currentTarget.contains(relatedTarget as Node | null) || !document.hasFocus()) return;
    if (text.trim() === value) onClose();
    else if (!isRefused && !isPending) onSubmit();
  };
  return (
    <form
      onSubmit={submit}
      onBlur={leave}
      onMouseDown={keepFocus}
      onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && onClose()}
      noValidate
      className="relative inline-flex items-center gap-1 max-sm:absolute max-sm:end-0 max-sm:top-1/2 max-sm:z-10 max-sm:-translate-y-1/2 max-sm:rounded-control max-sm:border max-sm:border-line max-sm:bg-surface max-sm:p-1 max-sm:shadow-lift"
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button just pressed
        autoFocus
        {...(type === 'number' ? { type, min: 0, step: 1 } : { type: 'text', inputMode: type })}
        dir="ltr"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onFocus={(event) => event.target.select()}
        aria-label={fieldLabel}
        aria-invalid={isRefused}
        aria-describedby={error ? errorId : undefined}
        className={`${controlClass} tabular h-9 w-24! px-2! text-end pointer-coarse:h-11`}
      />
      <Button
        type="submit"
        size="sm"
        className="px-2! pointer-coarse:min-w-11"
        aria-label={t('shared.inventory.save')}
        disabled={isRefused && !correction}
        isPending={isPending}
      >
        {!isPending && <Check size={16} aria-hidden />}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className="px-2! pointer-coarse:min-w-11"
        aria-label={t('shared.inventory.cancel')}
        onClick={onClose}
      >
        <X size={16} aria-hidden />
      </Button>
      {error && (
        <span
          id={errorId}
          role="alert"
          className={clsx(
            'absolute end-0 top-full z-10 mt-1 w-max max-w-60 rounded-control border border-line bg-surface px-2 py-1 text-start text-xs shadow-lift',
            isRefused ? 'text-danger' : 'text-accent-ink',
          )}
        >
          {error}
        </span>
      )}
    </form>
  );
}
