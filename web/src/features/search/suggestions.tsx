import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Search, Tag } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Price } from '../../components/price';
import { ProductImage } from '../../components/product-image';
import { useLanguage } from '../../i18n/language-provider';
import { useDebounced } from '../../lib/use-debounced';
import { suggestionsQuery } from './api';
import { nextActive, optionsFor, type SearchOption } from './options';

/** What the text field has to know of the list below it. */
export interface SuggestionState {
  isOpen: boolean;
  activeId: string | undefined;
}

/** The list takes the keys that are meant for it, and says so by preventing what they do in a text field. */
export interface SuggestionKeys {
  onKeyDown: (event: KeyboardEvent) => void;
}

interface SuggestionsProps {
  /** The id of the list, which the field names as the one it controls. */
  id: string;
  text: string;
  onState: (state: SuggestionState) => void;
  onChoose: (to: string) => void;
  ref: Ref<SuggestionKeys>;
}

const quietMs = 150;
/** The server takes no longer a question. */
const longest = 100;

/** The list of a combobox after the WAI-ARIA pattern: the focus stays in the text, the arrows move in the list. */
export function Suggestions({ id, text, onState, onChoose, ref }: SuggestionsProps) {
  const { t, language } = useLanguage();
  const wanted = text.trim();
  const settled = useDebounced(wanted.slice(0, longest), quietMs);
  const { data } = useQuery(suggestionsQuery(settled, language));
  const [closedFor, setClosedFor] = useState<string>();
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);

  const options = optionsFor(wanted, settled === '' ? undefined : data);
  const isOpen = options.length > 0 && closedFor !== text;
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = isOpen && active >= 0 && active < options.length ? optionId(active) : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another list
  useEffect(() => setActive(-1), [wanted]);
  useEffect(() => onState({ isOpen, activeId }), [onState, isOpen, activeId]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  useImperativeHandle(ref, () => ({
    onKeyDown: (event) => {
      const option = options[active];
      if (event.nativeEvent.isComposing) return;
      if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
        event.preventDefault();
        setClosedFor(undefined);
        setActive(nextActive(event.key, isOpen ? active : -1, options.length));
      } else if (event.key === 'Enter' && isOpen && option) {
        event.preventDefault();
        onChoose(option.to);
      } else if (event.key === 'Escape' && isOpen) {
        event.preventDefault();
        setClosedFor(text);
        setActive(-1);
      }
    },
  }));

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && t('search.count', { count: options.length })}
      </p>
      {isOpen && (
        <div
          ref={list}
          id={id}
          role="listbox"
          aria-label={t('search.suggestions')}
          className="absolute inset-x-0 top-full z-40 mt-2 max-h-[min(34rem,70dvh)] animate-pop-in overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1.5 shadow-lift"
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: in a combobox the focus stays in the text field
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text field takes the keys
            <div
              key={option.to}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              // The focus stays in the text, so that the list is still there when the click arrives.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option.to)}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5 text-sm',
                index === active ? 'bg-primary-soft text-primary-ink' : 'hover:bg-sunken',
              )}
            >
              <OptionLine option={option} text={wanted} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function OptionLine({ option, text }: { option: SearchOption; text: string }) {
  const { t } = useLanguage();
  if (option.kind === 'product') {
    const { name, image, category, price } = option.product;
    return (
      <>
        <ProductImage src={image} alt="" size={44} className="size-11 shrink-0 rounded-lg" />
        <span className="min-w-0 flex-1">
          <bdi className="block truncate font-medium">{name}</bdi>
          <span className="block truncate text-muted text-xs">{category}</span>
        </span>
        <Price value={price} className="font-semibold" noteClassName="hidden" />
      </>
    );
  }
  const Icon = option.kind === 'all' ? Search : Tag;
  return (
    <>
      <Icon size={16} aria-hidden className="mx-3.5 shrink-0 text-muted" />
      <span className="min-w-0 truncate">
        {option.kind === 'all' ? t('search.all', { text }) : t('search.in_category', { name: option.name })}
      </span>
    </>
  );
}
