import clsx from 'clsx';
import { useState } from 'react';

const shortLines = 8;
const shortLength = 600;

interface LongTextProps {
  text: string;
  labels: { more: string; less: string };
  className?: string;
}

/** Shows a customer's text with its direction and line breaks. Cuts a long one until "Show more". */
export function LongText({ text, labels, className }: LongTextProps) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > shortLength || text.split('\n').length > shortLines;
  return (
    <div className={className}>
      <p
        dir="auto"
        className={clsx(
          'wrap-anywhere whitespace-pre-line text-sm leading-relaxed rtl:text-right',
          isLong && !isOpen && 'line-clamp-6',
        )}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="mt-1 min-h-9 font-semibold text-primary text-sm underline underline-offset-2 pointer-coarse:min-h-11"
        >
          {isOpen ? labels.less : labels.more}
        </button>
      )}
    </div>
  );
}
