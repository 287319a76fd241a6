import type { Product } from '@shopwright/contracts/http/products';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Price, useCurrency } from '../../components/price';
import { Rating } from '../../components/rating';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { directionOfText } from '../../lib/format';
import { isStaffProduct } from '../../lib/queries/products';
import { Badge } from '../../ui/badge';
import { Notice } from '../../ui/notice';
import { BuyBox } from './buy-box';
import { Gallery } from './gallery';

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
    <div className="grid gap-5 sm:gap-8 lg:grid-cols-[1.1fr_1fr] lg:gap-14">
      <div className="lg:sticky lg:top-32 lg:self-start">
        <Gallery images={[{ url: product.image, alt: product.name }]} title={product.name} />
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap gap-2">
          <Badge tone="primary" className="max-w-full truncate">
            {product.category}
          </Badge>
          <Badge tone={product.inStock ? 'success' : 'danger'}>
            {t(product.inStock ? 'product.in_stock' : 'product.out_of_stock')}
          </Badge>
          {product.featured && <Badge tone="accent">{t('product.featured')}</Badge>}
        </div>
        <h1 className="wrap-anywhere mt-4 font-bold text-3xl leading-tight sm:text-4xl">
          <bdi>{product.name}</bdi>
        </h1>
        {product.reviewCount > 0 && (
          <Link to="#reviews" className="mt-2 inline-flex min-h-9 items-center rounded-control text-sm hover:underline">
            <Rating rating={product.rating} count={product.reviewCount} size={16} />
          </Link>
        )}
        <ProductPrice price={product.price} />
        <p dir="auto" className="wrap-anywhere mt-5 whitespace-pre-line text-muted leading-relaxed rtl:text-right">
          {product.description}
        </p>
        {isStaffProduct(product) && product.archivedAt && (
          <Notice tone="warning" className="mt-5">
            {t('product.archived')}
          </Notice>
        )}
        <BuyBox product={product} onAdd={onAdd} />
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

function ProductPrice({ price }: { price: string }) {
  const { explanation } = useCurrency();
  return (
    <div className="mt-3">
      <Price value={price} isStacked className="font-semibold text-3xl" noteClassName="mt-1 text-sm" />
      {explanation && <p className="mt-1 text-muted text-xs">{explanation}</p>}
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
            <dt className="wrap-anywhere text-muted">{label}</dt>
            <dd className="wrap-anywhere font-medium">
              <bdi dir={directionOfText(value)}>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
