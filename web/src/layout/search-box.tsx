import { Search } from 'lucide-react';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { lazyPart } from '../components/lazy-part';
import type { SearchOption } from '../features/search/options';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { useCombobox } from '../ui/use-combobox';

const loadSuggestions = () => import('../features/search/suggestions');
const Suggestions = lazyPart(async () => (await loadSuggestions()).Suggestions);

interface SearchBoxProps {
  className?: string;
  onSearch?: () => void;
}

/** The search field. The code of its suggestions is fetched when it first has the focus; it searches without them too. */
export function SearchBox({ className, onSearch }: SearchBoxProps) {
  const { t } = useLanguage();
  const { input, text, setText, isSuggesting, setSuggesting, setOptions, combobox, close, go } = useSearch(onSearch);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const search = text.trim();
    if (search !== '') go(paths.search(search));
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setSuggesting(true);
    combobox.onKeyDown(event);
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
          {...combobox.inputProps}
          ref={input}
          type="search"
          name="search"
          value={text}
          maxLength={200}
          onChange={(event) => {
            setText(event.target.value);
            // Only a field that has the focus can close its list by losing it; see public/boot.js.
            setSuggesting(document.activeElement === event.target);
          }}
          onFocus={() => void loadSuggestions().catch(() => {})}
          onKeyDown={onKeyDown}
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          className="h-11 w-full rounded-full border border-line bg-sunken ps-11 pe-4 text-base placeholder:text-muted hover:border-line-strong focus:bg-surface sm:text-sm"
        />
        {isSuggesting && <Suggestions text={text} list={combobox.list} onOptions={setOptions} />}
      </form>
    </search>
  );
}

/** Holds the text, what the suggestions found for it, and where choosing one of them leads. */
function useSearch(onSearch: (() => void) | undefined) {
  const navigate = useNavigate();
  const searched = useSearchParams()[0].get('search') ?? '';
  const [text, setText] = useState(searched);
  const [isSuggesting, setSuggesting] = useState(false);
  const [options, setOptions] = useState<SearchOption[]>([]);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setText(searched), [searched]);

  const combobox = useCombobox({ text, options, onChoose: ({ to }) => go(to) });
  const close = () => {
    setSuggesting(false);
    setOptions([]);
    combobox.reset();
  };
  const go = (to: string) => {
    close();
    input.current?.blur();
    navigate(to);
    onSearch?.();
  };
  return { input, text, setText, isSuggesting, setSuggesting, setOptions, combobox, close, go };
}
