import type { Product } from '@shopwright/contracts/http/products';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ProductImage } from '../../components/product-image';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { SearchField, useDebounced } from '../../ui/search-field';
import { Skeleton } from '../../ui/skeleton';
import { campaignProductsQuery } from './api';

interface ProductPickerProps {
  chosen: Product[];
  max: number;
  onChange: (chosen: Product[]) => void;
}

/** Some products out of any number: those chosen stay on top while one searches for more. */
export function ProductPicker({ chosen, max, onChange }: ProductPickerProps) {
  const { t, language } = useLanguage();
  const [search, setSearch] = useState('');
  const found = useInfiniteQuery(campaignProductsQuery(language, useDebounced(search.trim())));
  const isChosen = (id: number) => chosen.some((product) => product.id === id);
  const offered = [...chosen, ...(found.data ?? []).filter(({ id }) => !isChosen(id))];
  const toggle = (product: Product) =>
    onChange(isChosen(product.id) ? chosen.filter(({ id }) => id !== product.id) : [...chosen, product]);
  return (
    <div className="grid gap-2">
      <SearchField label={t('marketing.campaign.find')} value={search} onChange={setSearch} className="w-full" />
      <p aria-live="polite" className="text-muted text-xs">
        {t('marketing.campaign.count', { count: chosen.length, max })}
      </p>
      {found.isPending ? (
        <Skeleton className="h-40" />
      ) : !found.data ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm">
          {t('shared.products.failed')}
          <Button variant="secondary" size="sm" onClick={() => found.refetch()}>
            {t('shared.error.retry')}
          </Button>
        </p>
      ) : (
        <ul className="max-h-64 divide-y divide-line overflow-y-auto rounded-control border border-line">
          {offered.map((product) => (
            <li key={product.id}>
              <label className="flex min-h-12 items-center gap-3 px-3 py-1.5 text-sm hover:bg-sunken has-disabled:opacity-50">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-primary"
                  checked={isChosen(product.id)}
                  disabled={!isChosen(product.id) && chosen.length >= max}
                  onChange={() => toggle(product)}
                />
                <ProductImage src={product.image} alt="" size={32} className="size-8 shrink-0 rounded-lg" />
                <bdi className="min-w-0 truncate">{product.name}</bdi>
              </label>
            </li>
          ))}
          {offered.length === 0 && <li className="p-4 text-muted text-sm">{t('shared.products.none')}</li>}
        </ul>
      )}
    </div>
  );
}
