import clsx from 'clsx';
import { Search } from 'lucide-react';
import { type FocusEvent, type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SuggestionKeys, SuggestionState } from '../features/search/suggestions';
import { useLanguage } from '../i18n/language-provider';
import { lazyPart } from '../lib/lazy-part';
import { paths } from '../lib/paths';

const loadSuggestions = () => import('../features/search/suggestions');
const Suggestions = lazyPart(async () => (await loadSuggestions()).Suggestions);

interface SearchBoxProps {
  className?: string;
  onSearch?: () => void;
}

const closed: SuggestionState = { isOpen: false, activeId: undefined };

/** The text field of a combobox; its list is fetched when someone first turns to it, and it searches without it too. */
export function SearchBox({ className, onSearch }: SearchBoxProps) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const wanted = useSearchParams()[0].get('search') ?? '';
  const [text, setText] = useState(wanted);
  const [isAsked, setAsked] = useState(false);
  const [list, setList] = useState(closed);
  const keys = useRef<SuggestionKeys>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  useEffect(() => setText(wanted), [wanted]);

  const close = useCallback(() => {
    setAsked(false);
    setList(closed);
  }, []);
  const go = (to: string) => {
    close();
    input.current?.blur();
    navigate(to);
    onSearch?.();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const search = text.trim();
    if (search !== '') go(paths.search(search));
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    <search className={className} onBlur={onBlur}>
      <form action={paths.home} onSubmit={submit} className="relative">
        <button
          type="submit"
          aria-label={t('search.submit')}
          className="absolute inset-y-0 start-0 grid w-11 place-items-center rounded-full text-muted hover:text-ink"
        >
          <Search size={18} aria-hidden />
        </button>
        <input
          ref={input}
          type="search"
          name="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={list.isOpen}
          aria-controls={list.isOpen ? listId : undefined}
          aria-activedescendant={list.activeId}
          autoComplete="off"
          value={text}
          maxLength={200}
          onChange={(event) => {
            setText(event.target.value);
            setAsked(true);
          }}
          onFocus={() => void loadSuggestions().catch(() => {})}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') setAsked(true);
            keys.current?.onKeyDown(event);
          }}
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          className={clsx(
            'h-11 w-full rounded-full border border-line bg-sunken ps-11 pe-4 text-base sm:text-sm',
            'placeholder:text-muted hover:border-line-strong focus:bg-surface',
          )}
        />
        {isAsked && <Suggestions ref={keys} id={listId} text={text} onState={setList} onChoose={go} />}
      </form>
    </search>
  );
}
