import { centsFromDecimal } from '@shopwright/contracts/money';
import { sellingPriceCents } from '@shopwright/contracts/price-rules';
import type { SampleSupplierItem } from '@shopwright/contracts/sample-catalogue';
import clsx from 'clsx';
import { Check, Star, Zap } from 'lucide-react';
import { ProductImage } from '../../components/product-image';
import { useLanguage } from '../../i18n/language-provider';
import { Badge } from '../../ui/badge';

interface SampleCardProps {
  item: SampleSupplierItem;
  margin: number;
  isSelected: boolean;
  /** An earlier import brought it into the store. */
  isImported: boolean;
  onToggle: () => void;
}

export function SampleCard({ item, margin, isSelected, isImported, onToggle }: SampleCardProps) {
  const { t, language, formatPrice } = useLanguage();
  const costCents = centsFromDecimal(item.cost);
  const sellingCents = sellingPriceCents(costCents, margin);
  const amounts = [
    { label: t('import.cost'), cents: costCents },
    { label: t('shared.price'), cents: sellingCents },
    { label: t('import.profit'), cents: sellingCents - costCents },
  ];
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onToggle}
      className={clsx(
        'relative flex h-full w-full flex-col overflow-hidden rounded-card border bg-surface text-start transition hover:shadow-lift',
        isSelected ? 'border-primary ring-2 ring-primary' : 'border-line',
      )}
    >
      <ProductImage src={item.image} alt="" size={400} className="aspect-[4/3] w-full" />
      <span
        aria-hidden="true"
        className={clsx(
          'absolute end-3 top-3 grid size-8 place-items-center rounded-full border shadow-card',
          isSelected ? 'border-primary bg-primary text-on-primary' : 'border-line bg-surface text-transparent',
        )}
      >
        <Check size={16} />
      </span>
      <span className="flex flex-1 flex-col gap-3 p-5">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <span className="flex flex-wrap gap-1.5">
            <Badge tone="primary">{item.category}</Badge>
            {isImported && <Badge tone="success">{t('import.in_store')}</Badge>}
          </span>
          <span className="tabular flex items-center gap-1.5 text-muted text-xs">
            <Star size={14} aria-hidden className="fill-accent text-accent" />
            {t('import.rating', {
              rating: item.rating.toLocaleString(language, { minimumFractionDigits: 1 }),
              orders: item.orders.toLocaleString(language),
            })}
          </span>
        </span>
        <span className="font-semibold">{item.title}</span>
        <span dir="auto" className="line-clamp-2 text-muted text-sm rtl:text-right">
          {item.description}
        </span>
        <span className="mt-auto grid gap-1.5 rounded-control bg-sunken p-3.5 text-sm">
          {amounts.map(({ label, cents }, index) => (
            <span
              key={label}
              className={clsx('flex justify-between gap-3', index === 2 && 'font-semibold text-primary')}
            >
              <span>{label}</span>
              <bdi className="tabular">{formatPrice(cents)}</bdi>
            </span>
          ))}
        </span>
        <span className="grid gap-1 text-muted text-xs">
          <span>{t('import.supplier', { name: item.supplierName })}</span>
          <span className="flex items-center gap-1">
            <Zap size={13} aria-hidden />
            {t('import.auto')}
          </span>
        </span>
      </span>
    </button>
  );
}
