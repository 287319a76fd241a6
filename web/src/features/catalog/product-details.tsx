import type { Product } from '@shopwright/contracts/http/products';
import { Check, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { Price } from '../../i18n/price';
import { ProductImage } from '../../lib/product-image';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { QuantityStepper } from '../../ui/quantity-stepper';

const features: MessageKey[] = [
  'product.feature_materials',
  'product.feature_returns',
  'product.feature_shipping',
  'product.feature_warranty',
  'product.feature_support',
];

interface ProductDetailsProps {
  product: Product;
  onAdd: (product: Product, quantity: number) => void;
}

export function ProductDetails({ product, onAdd }: ProductDetailsProps) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-8 lg:grid-cols-[1.1fr_1fr] lg:gap-14">
      <div className="lg:sticky lg:top-32 lg:self-start">
        <ProductImage
          src={product.image}
          alt={product.name}
          size={640}
          isFirst
          className="aspect-square w-full rounded-panel border border-line"
        />
      </div>
      <div>
        <div className="flex flex-wrap gap-2">
          <Badge tone="primary">{product.category}</Badge>
          <Badge tone={product.inStock ? 'success' : 'danger'}>
            {t(product.inStock ? 'product.in_stock' : 'product.out_of_stock')}
          </Badge>
          {product.featured && <Badge tone="accent">{t('product.featured')}</Badge>}
        </div>
        <h1 className="mt-4 font-bold text-3xl leading-tight sm:text-4xl">
          <bdi>{product.name}</bdi>
        </h1>
        <div className="mt-4">
          <Price value={product.price} className="font-semibold text-3xl" noteClassName="text-sm" />
        </div>
        <p dir="auto" className="mt-5 whitespace-pre-line text-muted leading-relaxed">
          {product.description}
        </p>
        <Buy product={product} onAdd={onAdd} />
        <h2 className="mt-10 font-semibold text-lg">{t('product.features')}</h2>
        <ul className="mt-4 grid gap-3">
          {features.map((key) => (
            <li key={key} className="flex items-start gap-3 text-sm">
              <Check size={18} aria-hidden className="mt-px shrink-0 text-primary" />
              {t(key)}
            </li>
          ))}
        </ul>
        <Specs product={product} />
      </div>
    </div>
  );
}

function Buy({ product, onAdd }: ProductDetailsProps) {
  const { t } = useLanguage();
  const [quantity, setQuantity] = useState(1);
  return (
    <div className="mt-7 flex flex-wrap items-center gap-3">
      <QuantityStepper
        value={quantity}
        onChange={setQuantity}
        labels={{
          group: t('quantity.label'),
          decrease: t('quantity.decrease'),
          increase: t('quantity.increase'),
        }}
      />
      <Button
        size="lg"
        className="min-w-48 flex-1"
        disabled={!product.inStock}
        onClick={() => onAdd(product, quantity)}
      >
        <ShoppingBag size={18} aria-hidden />
        {t(product.inStock ? 'product.add' : 'product.out_of_stock')}
      </Button>
    </div>
  );
}

function Specs({ product }: { product: Product }) {
  const { t } = useLanguage();
  if (product.specs.length === 0) return null;
  return (
    <>
      <h2 className="mt-10 font-semibold text-lg">{t('product.specs')}</h2>
      <dl className="mt-3 divide-y divide-line border-line border-y text-sm">
        {product.specs.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[minmax(7rem,1fr)_2fr] gap-4 py-3">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
