import type { StaffProduct } from '@shopwright/contracts/http/products';
import { useLanguage } from '../i18n/language-provider';
import { isQuantity, quantityFrom } from '../lib/format';
import { useMay } from '../lib/use-may';
import { InlineEdit } from './inline-edit';
import { useSetStock } from './use-set-stock';

interface StockCellProps {
  product: Pick<StaffProduct, 'id' | 'name' | 'stockQuantity' | 'version'>;
  /** Has a button with a pencil beside the quantity, instead of being one. */
  hasPencil?: boolean;
  isLow?: boolean;
}

/** The stock on hand, edited in its row. What is no quantity becomes 0 first, and is stored only when saved again. */
export function StockCell({ product, hasPencil, isLow }: StockCellProps) {
  const { t, language } = useLanguage();
  const may = useMay();
  const setStock = useSetStock();
  const { name, stockQuantity } = product;
  const edit = t('shared.inventory.edit_named', { name });
  const shown = (
    <span className={isLow ? 'font-semibold text-danger' : undefined}>{stockQuantity.toLocaleString(language)}</span>
  );
  if (!may('inventory:write')) return <span className="tabular inline-flex min-h-9 items-center px-2">{shown}</span>;
  return (
    <InlineEdit
      value={String(stockQuantity)}
      editLabel={hasPencil ? edit : `${edit}: ${stockQuantity}`}
      fieldLabel={t('shared.inventory.quantity_named', { name })}
      isValid={isQuantity}
      invalidText={t('shared.inventory.quantity_invalid')}
      correction={{ toText: (text) => String(quantityFrom(text)), hint: t('shared.inventory.corrected') }}
      type="number"
      pencilText={hasPencil ? t('shared.inventory.edit') : undefined}
      isPending={setStock.isPending}
      onSave={(text, close) => setStock.mutate({ product, stockQuantity: Number(text) }, { onSuccess: close })}
    >
      {shown}
    </InlineEdit>
  );
}
