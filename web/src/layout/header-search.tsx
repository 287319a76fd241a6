import clsx from 'clsx';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../i18n/language-provider';
import { isComposing } from '../lib/composing';
import { SearchBox } from './search-box';

/** The search field: always there on wide screens, on phones a row below the header that a button opens. */
export function HeaderSearch() {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.querySelector('input')?.focus();
  }, [isOpen]);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the row from every control in it */}
      <div
        ref={row}
        onKeyDown={(event) => {
          // The list of suggestions closes first.
          const isListOpen = event.currentTarget.querySelector('[aria-expanded=true]') !== null;
          if (event.key !== 'Escape' || !isOpen || isListOpen || isComposing(event)) return;
          setOpen(false);
          toggle.current?.focus();
        }}
        className={clsx(
          'max-md:absolute max-md:inset-x-0 max-md:top-full max-md:border-line max-md:border-b max-md:bg-canvas max-md:px-4 max-md:pb-3',
          'ms-4 me-auto w-full max-w-md max-md:mx-0 max-md:max-w-none md:block lg:mx-auto',
          !isOpen && 'hidden',
        )}
      >
        <SearchBox onSearch={() => setOpen(false)} />
      </div>
      <div className="flex flex-1 justify-end md:hidden">
        <button
          ref={toggle}
          type="button"
          aria-label={t(isOpen ? 'search.close' : 'search.open')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="grid size-11 place-items-center rounded-control hover:bg-sunken"
        >
          {isOpen ? <X size={20} aria-hidden /> : <Search size={20} aria-hidden />}
        </button>
      </div>
    </>
  );
}
