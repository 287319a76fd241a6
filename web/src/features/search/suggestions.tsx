import { productPath } from '@shopwright/contracts/product-path';
import { useQuery } from '@tanstack/react-query';
import { Search, Tag } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { Price } from '../../components/price';
import { ProductImage } from '../../components/product-image';
import { useLanguage } from '../../i18n/language-provider';
import { useStoreSettings } from '../../lib/queries/store-settings';
import { ComboboxList } from '../../ui/combobox-list';
import { useDebounced } from '../../ui/search-field';
import type { ComboboxState } from '../../ui/use-combobox';
import { suggestionsQuery } from './api';
import { optionsFor, type SearchOption } from './options';

interface SuggestionsProps {
  text: string;
  list: ComboboxState<SearchOption>;
  /** Tells the text field what its list offers. */
  onOptions: (options: SearchOption[]) => void;
}

const debounceMs = 150;
/** The server takes no longer text. */
const lengthMax = 100;

/** Suggests products and categories while one types. */
export function Suggestions({ text, list, onOptions }: SuggestionsProps) {
  const { t, language } = useLanguage();
  const wanted = text.trim();
  const settled = useDebounced(wanted.slice(0, lengthMax), debounceMs);
  const { data, isPlaceholderData } = useQuery(suggestionsQuery(settled, language));
  const found = settled === '' ? undefined : data;
  const hasSlugs = useStoreSettings()?.productSlugs ?? false;
  const options = useMemo(
    () => optionsFor(wanted, found, (product) => productPath(product, hasSlugs)),
    [wanted, found, hasSlugs],
  );
  useEffect(() => onOptions(options), [onOptions, options]);
  const { corrected, isPartial } = (isPlaceholderData ? undefined : found) ?? {};
  const note =
    corrected !== undefined
      ? t('shared.search.corrected', { query: settled, corrected })
      : isPartial
        ? t('shared.search.partial', { query: settled })
        : undefined;
  return (
    <>
      <p role="status" className="sr-only">
        {list.isOpen && [note, t('search.count', { count: options.length })].filter(Boolean).join(' ')}
      </p>
      <ComboboxList
        list={list}
        label={t('search.suggestions')}
        options={options}
        optionKey={({ to }) => to}
        note={note}
      >
        {(option) => <SuggestedOption option={option} text={wanted} />}
      </ComboboxList>
    </>
  );
}

function SuggestedOption({ option, text }: { option: SearchOption; text: string }) {
  const { t } = useLanguage();
  if (option.kind === 'product') {
    const { name, image, category, price, compareAtPrice, priceMax } = option.product;
    return (
      <>
        <ProductImage src={image} alt="" size={44} className="size-11 shrink-0 rounded-lg" />
        <span className="min-w-0 flex-1">
          <bdi className="block truncate font-medium rtl:text-right">{name}</bdi>
          <span className="block truncate text-muted text-xs">{category}</span>
        </span>
        <span className={compareAtPrice ? 'max-w-24 shrink-0 text-end' : 'contents'}>
          <Price
            value={price}
            compareAt={compareAtPrice}
            isFrom={Boolean(priceMax)}
            className="font-semibold"
            noteClassName="hidden"
          />
        </span>
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
