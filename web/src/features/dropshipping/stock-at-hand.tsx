import type { StaffProduct } from '@shopwright/contracts/http/products';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { isQuantity } from '../../lib/format';
import { refreshProducts, setStock } from '../../lib/queries/staff-products';
import { useUnsavedChanges } from '../../lib/unsaved-changes';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { toast, toastError } from '../../ui/toast-store';

interface StockAtHandProps {
  product: StaffProduct;
  onSaved: () => void;
}

/** Asks how many units there are of a product that its supplier ships no more: the quantity was the supplier's. */
export function StockAtHand({ product, onSaved }: StockAtHandProps) {
  const { t } = useLanguage();
  const [text, setText] = useState('0');
  useUnsavedChanges(text !== '0');
  const save = useSingleMutation({
    mutationFn: (stockQuantity: number) => setStock(product.id, { stockQuantity }),
    onSuccess: ({ stockQuantity }) => {
      const { name, stockQuantity: before } = product;
      toast(t('shared.inventory.updated'), t('shared.inventory.updated_text', { name, before, after: stockQuantity }));
      onSaved();
      return refreshProducts();
    },
    onError: () => toastError(t('shared.toast.update_failed'), t('shared.inventory.failed')),
  });
  const isValid = isQuantity(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) save.mutate(Number(text));
  };
  return (
    <form onSubmit={submit} noValidate className="flex w-full flex-wrap items-end gap-3 border-line border-t pt-3">
      <TextField
        type="number"
        min={0}
        step={1}
        className="min-w-56 flex-1"
        label={t('dropshipping.at_hand')}
        hint={t('dropshipping.at_hand_text', { count: product.stockQuantity })}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      <Button type="submit" variant="secondary" disabled={!isValid} isPending={save.isPending}>
        {t('dropshipping.save_stock')}
      </Button>
    </form>
  );
}
