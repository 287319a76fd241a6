import clsx from 'clsx';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';

interface SearchBoxProps {
  className?: string;
  onSearch?: () => void;
}

export function SearchBox({ className, onSearch }: SearchBoxProps) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const active = useSearchParams()[0].get('search') ?? '';
  const [text, setText] = useState(active);
  useEffect(() => setText(active), [active]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted === '') return;
    navigate(paths.search(wanted));
    onSearch?.();
  };
  return (
    <search className={className}>
      <form onSubmit={submit} className="relative">
        <button
          type="submit"
          aria-label={t('search.submit')}
          className="absolute inset-y-0 start-0 grid w-11 place-items-center rounded-full text-muted hover:text-ink"
        >
          <Search size={18} aria-hidden />
        </button>
        <input
          type="search"
          value={text}
          maxLength={200}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          className={clsx(
            'h-11 w-full rounded-full border border-line bg-sunken ps-11 pe-4 text-base sm:text-sm',
            'placeholder:text-muted hover:border-line-strong focus:bg-surface',
          )}
        />
      </form>
    </search>
  );
}
