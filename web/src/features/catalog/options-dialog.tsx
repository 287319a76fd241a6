import type { Product, ProductDetail } from '@shopwright/contracts/http/products';
import { useQuery } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { Price } from '../../components/price';
import { ProductImage } from '../../components/product-image';
import { errorTextKey } from '../../components/query-error';
import { StockHint } from '../../components/stock-hint';
import { useLanguage } from '../../i18n/language-provider';
import { getAvailable, productQuery } from '../../lib/queries/products';
import { findVariant, toSoldProduct } from '../../lib/variants';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import { OptionPicker } from './option-picker';

interface OptionsDialogProps {
  product: Product;
  isOpen: boolean;
  onClose: () => void;
  onAdd: (product: Product) => void;
}

/** Asks which variant goes into the cart, without leaving the list. */
export function OptionsDialog({ product: listed, isOpen, onClose, onAdd }: OptionsDialogProps) {
  const { t, language } = useLanguage();
  const { data: product, error, isFetching, refetch } = useQuery(productQuery(String(listed.id), language));
  const [wanted, setWanted] = useState<string | null>(null);
  const variant = product ? findVariant(product, wanted) : undefined;
  const sold = product && variant ? toSoldProduct(product, variant, language) : product;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      title={t('shared.options.choose')}
      description={<bdi className="wrap-anywhere">{listed.name}</bdi>}
      closeLabel={t('shared.dialog.close')}
      actions={
        <Button
          size="lg"
          className="w-full"
          disabled={!sold?.inStock}
          onClick={() => {
            if (sold) onAdd(sold);
            onClose();
          }}
        >
          <ShoppingBag size={18} aria-hidden />
          {t(sold?.inStock === false ? 'shared.product.out_of_stock' : 'shared.product.add')}
        </Button>
      }
    >
      {product && sold ? (
        <div className="grid gap-5">
          <SoldProduct sold={sold} />
          {variant && <OptionPicker product={product} chosen={variant} onChoose={({ id }) => setWanted(String(id))} />}
        </div>
      ) : product === null ? (
        <p>{t('shared.product.not_found_text')}</p>
      ) : error ? (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>{t(errorTextKey(error))}</p>
          <Button variant="secondary" onClick={() => refetch()} isPending={isFetching}>
            {t('shared.error.retry')}
          </Button>
        </div>
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
  );
}

function SoldProduct({ sold }: { sold: Product | ProductDetail }) {
  return (
    <div className="flex items-center gap-4">
      <ProductImage src={sold.image} alt="" size={96} className="size-24 shrink-0 rounded-card" />
      <div className="grid gap-1">
        <Price value={sold.price} compareAt={sold.compareAtPrice} className="font-semibold text-lg" isStacked />
        {sold.inStock && <StockHint isLow={sold.isLowStock} available={getAvailable(sold)} />}
      </div>
    </div>
  );
}
