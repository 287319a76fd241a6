import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface FacetPillProps {
  /** The name that the pills of one choice share. */
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  /**
   * The address of the page if the value has one of its own. It is a link, because the arrow keys choose among radio
   * buttons immediately.
   */
  address?: string;
  /** The name for screen readers, if it is more than the text shown. */
  name?: string;
  children: ReactNode;
}

const look =
  'relative inline-flex min-h-11 items-center gap-1.5 rounded-control border border-line-strong/60 px-3 font-medium text-sm transition-colors hover:border-line-strong';

/** One value of a filter of which one is chosen. */
export function FacetPill({ group, isChosen, onChoose, address, name, children }: FacetPillProps) {
  if (address) {
    return (
      <Link
        to={address}
        aria-label={name}
        aria-current={isChosen ? 'page' : undefined}
        className={`${look} aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-ink`}
      >
        {children}
      </Link>
    );
  }
  return (
    <label
      className={`${look} has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-primary has-checked:text-primary-ink`}
    >
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        aria-label={name}
        className="absolute inset-0 cursor-pointer appearance-none outline-none"
      />
      {children}
    </label>
  );
}
