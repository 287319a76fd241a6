import clsx from 'clsx';
import { Pencil } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../ui/button';
import { Tooltip } from '../ui/tooltip';

/** The value and its field take the same space. */
export const inlineValueClass = (pencilText: string | undefined) =>
  pencilText ? 'h-13 justify-end sm:min-w-48' : 'min-h-9 min-w-11 justify-end sm:min-w-16 pointer-coarse:min-h-11';

interface InlineValueProps {
  ref: Ref<HTMLButtonElement>;
  label: string;
  pencilText: string | undefined;
  /** Lights up the value, which was just changed. */
  isSaved: boolean;
  onEdit: () => void;
  children: ReactNode;
}

/** The value with the button that edits it, or as that button. */
export function InlineValue({ ref, label, pencilText, isSaved, onEdit, children }: InlineValueProps) {
  const wrapper = inlineValueClass(pencilText);
  const saved = isSaved && 'animate-saved';
  const control = { ref, 'aria-label': label, onClick: onEdit };
  if (pencilText) {
    return (
      <span className={clsx('inline-flex items-center gap-1', wrapper)}>
        <span className={clsx('tabular rounded-control px-1 font-semibold', saved)}>{children}</span>
        <Tooltip text={pencilText}>
          <Button variant="ghost" size="icon" {...control}>
            <Pencil size={16} aria-hidden />
          </Button>
        </Tooltip>
      </span>
    );
  }
  return (
    <button
      type="button"
      {...control}
      className={clsx(
        'tabular inline-flex cursor-text items-center rounded-control border border-transparent px-1 hover:border-line-strong hover:bg-surface sm:px-2',
        wrapper,
        saved,
      )}
    >
      {children}
    </button>
  );
}
