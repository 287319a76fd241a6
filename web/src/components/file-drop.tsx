import clsx from 'clsx';
import { ImageUp, type LucideIcon } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { Spinner } from '../ui/skeleton';

interface FileDropProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** As in the `accept` of a file field; what is dropped is not checked against it. */
  accept?: string;
  icon?: LucideIcon;
  isPending?: boolean;
  isMultiple?: boolean;
  /** Called with one file, unless `isMultiple`. */
  onFiles: (files: File[]) => void;
  className?: string;
}

/** A file field that takes dropped files too. */
export function FileDrop({
  label,
  hint,
  error,
  accept,
  icon: Icon = ImageUp,
  isPending = false,
  isMultiple = false,
  onFiles,
  className,
}: FileDropProps) {
  const id = useId();
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, isMultiple ? undefined : 1);
    if (files.length > 0 && !isPending) onFiles(files);
  };
  const { isDraggedOver, ...dropTarget } = useDropTarget(take);
  return (
    <div className={className}>
      <label
        htmlFor={id}
        {...dropTarget}
        className={clsx(
          'flex min-h-24 flex-col items-center justify-center gap-1.5 rounded-control border-2 border-dashed p-4 text-center transition-colors',
          'has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2',
          isDraggedOver
            ? 'border-primary bg-primary-soft'
            : 'border-line-strong/60 hover:border-line-strong hover:bg-sunken',
          isPending && 'opacity-60',
        )}
      >
        {isPending ? <Spinner className="size-5" /> : <Icon size={22} aria-hidden className="text-muted" />}
        <span className="font-medium text-sm">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="text-muted text-xs">
            {hint}
          </span>
        )}
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={isMultiple}
          disabled={isPending}
          aria-invalid={Boolean(error)}
          aria-describedby={clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined}
          onChange={({ target }) => {
            take(target.files);
            // The same file may be chosen again, after a failure for instance.
            target.value = '';
          }}
          className="sr-only"
        />
      </label>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

/** Takes the files that are dropped on an element, which gets the handlers. */
function useDropTarget(onFiles: (files: FileList) => void) {
  const [isDraggedOver, setDraggedOver] = useState(false);
  return {
    isDraggedOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setDraggedOver(true);
    },
    onDragLeave: () => setDraggedOver(false),
    onDrop: (event: DragEvent<HTMLLabelElement>) => {
      event.preventDefault();
      setDraggedOver(false);
      // A label takes drops also where its field is disabled.
      if (!event.currentTarget.control?.matches(':disabled')) onFiles(event.dataTransfer.files);
    },
  };
}
