import { arrayMove } from '@dnd-kit/sortable';
import { type CollectedProduct, collectedMax } from '@shopwright/contracts/http/collections';
import { useInfiniteQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Finder } from '../../components/finder';
import { ProductImage } from '../../components/product-image';
import { SortableList } from '../../components/sortable-list';
import { useLanguage } from '../../i18n/language-provider';
import { staffProductsQuery } from '../../lib/queries/staff-products';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { useDebounced } from '../../ui/search-field';
import type { CollectionFields } from './collection-form';

/** The products in the order of the page, and a field that finds more by name. */
export function HandPicked({ form }: { form: CollectionFields }) {
  const { t } = useLanguage();
  const products = form.watch('products');
  const change = (changed: CollectedProduct[]) => form.setValue('products', changed, { shouldDirty: true });
  return (
    <>
      <FindProduct
        isChosen={(id) => products.some((product) => product.id === id)}
        isFull={products.length >= collectedMax}
        onChoose={(product) => change([...products, product])}
      />
      {products.length === 0 ? (
        <p className="text-muted text-sm">{t('collections.hand_none')}</p>
      ) : (
        <SortableList
          rows={products}
          handleLabel={({ name }) => t('collections.hand_move', { name })}
          onMove={(from, to) => change(arrayMove(products, from, to))}
        >
          {({ id, name, image, isOnSale }, index) => (
            <div className="flex min-w-0 flex-1 items-center gap-3 py-1.5">
              {image && <ProductImage src={image} alt="" size={32} className="size-8 shrink-0 rounded-lg" />}
              <span className="wrap-anywhere min-w-0 flex-1 text-sm">
                <bdi>{name}</bdi>
                {form.getError(`products.${index}`) && (
                  <span className="block text-danger">{form.getError(`products.${index}`)}</span>
                )}
              </span>
              {!isOnSale && <Badge>{t('collections.off_sale')}</Badge>}
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('collections.hand_remove', { name })}
                onClick={() => change(products.filter((product) => product.id !== id))}
              >
                <X size={16} aria-hidden />
              </Button>
            </div>
          )}
        </SortableList>
      )}
    </>
  );
}

interface FindProductProps {
  isChosen: (id: number) => boolean;
  isFull: boolean;
  onChoose: (product: CollectedProduct) => void;
}

function FindProduct({ isChosen, isFull, onChoose }: FindProductProps) {
  const { t } = useLanguage();
  const [search, setSearch] = useState('');
  const settled = useDebounced(search.trim());
  const { data: found = [] } = useInfiniteQuery({
    ...staffProductsQuery({ search: settled, limit: '12' }),
    enabled: settled !== '',
  });
  const options = search.trim() === '' ? [] : found.filter(({ id }) => !isChosen(id)).slice(0, 8);
  return (
    <Finder
      label={t('collections.hand_add')}
      text={search}
      onText={setSearch}
      options={options}
      onChoose={({ id, name, image }) => onChoose({ id, name, image, isOnSale: true })}
      isDisabled={isFull}
    >
      {({ name }) => <bdi>{name}</bdi>}
    </Finder>
  );
}
