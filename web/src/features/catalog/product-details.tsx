import type { Product, ProductDetail } from '@shopwright/contracts/http/products';
import type { Claim } from '@shopwright/contracts/http/store-settings';
import { Check, type LucideIcon, RotateCcw, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useDelivery } from '../../components/delivery-note';
import { ProductImage } from '../../components/product-image';
import { Rating } from '../../components/rating';
import { StockHint } from '../../components/stock-hint';
import { useLanguage } from '../../i18n/language-provider';
import { directionOfText } from '../../i18n/languages';
import type { MessageKey } from '../../i18n/messages';
import { toBundle } from '../../lib/bundle';
import { ClientOnly } from '../../lib/hydration';
import { paths } from '../../lib/paths';
import { useProductPath } from '../../lib/product-path';
import { getAvailable, isStaffProduct } from '../../lib/queries/products';
import { useHasClaim, useStoreSettings } from '../../lib/queries/store-settings';
import { toSoldProduct } from '../../lib/variants';
import { Badge } from '../../ui/badge';
import { Notice } from '../../ui/notice';
import { BuyBox } from './buy-box';
import { Gallery } from './gallery';
import { OptionPicker } from './option-picker';
import { ProductPrice } from './product-price';
import { useVariant } from './use-variant';

/** Free shipping from an amount on is the demonstration's. Any other store says above what shipping costs. */
const features: { claim: Claim; key: MessageKey }[] = [
  { claim: 'materials', key: 'catalog.product.feature_materials' },
  { claim: 'returns', key: 'catalog.product.feature_returns' },
  { claim: 'delivery', key: 'catalog.product.feature_shipping' },
  { claim: 'warranty', key: 'catalog.product.feature_warranty' },
  { claim: 'support', key: 'catalog.product.feature_support' },
];

interface ProductDetailsProps {
  product: ProductDetail;
  onAdd: (product: Product, quantity: number) => void;
  /** Stands below the button. */
  compare?: ReactNode;
}

export function ProductDetails({ product, onAdd, compare }: ProductDetailsProps) {
  const { t, language } = useLanguage();
  const { search } = useLocation();
  const { variant, choose } = useVariant(product);
  const sold = variant ? toSoldProduct(product, variant, language) : product;
  const isDraft = isStaffProduct(product) && product.isDraft;
  return (
    <div className="grid gap-5 sm:gap-8 lg:grid-cols-[1.1fr_1fr] lg:gap-14">
      <div className="lg:sticky lg:top-32 lg:self-start">
        <Gallery productId={product.id} images={imagesOf(product, sold)} wanted={sold.image} title={product.name} />
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap gap-2">
          {product.category !== '' && <CategoryBadge product={product} />}
          <Badge tone={sold.inStock ? 'success' : 'danger'}>
            {t(sold.inStock ? 'shared.product.in_stock' : 'shared.product.out_of_stock')}
          </Badge>
          {isDraft && <Badge tone="accent">{t('shared.product.draft')}</Badge>}
          {product.featured && <Badge tone="accent">{t('shared.product.featured')}</Badge>}
          {product.isNew && <Badge tone="info">{t('catalog.product.new')}</Badge>}
        </div>
        <h1 className="wrap-anywhere mt-3 font-bold text-2xl leading-tight sm:mt-4 sm:text-4xl">
          <bdi>{product.name}</bdi>
        </h1>
        {product.reviewCount > 0 && (
          <Link
            to={{ search, hash: '#reviews' }}
            className="mt-2 inline-flex min-h-9 pointer-coarse:min-h-11 items-center rounded-control text-sm hover:underline"
          >
            <Rating rating={product.rating} count={product.reviewCount} size={16} />
          </Link>
        )}
        {Number(sold.price) > 0 && <ProductPrice product={sold} />}
        {sold.inStock && (
          <div className="mt-3">
            <StockHint isLow={sold.isLowStock} available={getAvailable(sold)} />
          </div>
        )}
        {!variant && <Description product={product} />}
        {isStaffProduct(product) && product.archivedAt && (
          <Notice tone="warning" className="mt-5">
            {t('catalog.product.archived')}
          </Notice>
        )}
        {isDraft && (
          <Notice tone="warning" className="mt-5">
            {t('catalog.product.draft')}{' '}
            <Link to={paths.productEditor(product.id)} className="font-medium underline underline-offset-2">
              {t('catalog.product.edit')}
            </Link>
          </Notice>
        )}
        {variant && (
          <div className="mt-6">
            <OptionPicker product={product} chosen={variant} onChoose={choose} />
          </div>
        )}
        <BuyBox product={sold} onAdd={onAdd} hasOthers={variant && product.inStock} isPreview={isDraft} />
        {!isDraft && <ClientOnly fallback={<div className="mt-3 h-11" />}>{compare}</ClientOnly>}
        {/* Options are chosen beside the price that follows them. */}
        {variant && <Description product={product} />}
        <DeliveryAtAGlance product={product} />
        <Contents product={product} />
        <Features product={product} />
        <Specs product={product} />
      </div>
    </div>
  );
}

function Description({ product }: { product: Product }) {
  return (
    <p dir="auto" className="wrap-anywhere mt-4 whitespace-pre-line sm:mt-5 text-muted leading-relaxed rtl:text-right">
      {product.description}
    </p>
  );
}

/** The product's images, after that of the chosen variant if it is none of them. */
function imagesOf({ name, images }: ProductDetail, sold: Product) {
  const own = images.some(({ url }) => url === sold.image) || !sold.image ? [] : [{ url: sold.image, alt: sold.name }];
  return [...own, ...images.map(({ url, alt }) => ({ url, alt: alt || name }))];
}

/** What the store says of the product's category or of all products, else the promises that it makes for every product. */
function Features({ product }: { product: ProductDetail }) {
  const { t } = useLanguage();
  const hasClaim = useHasClaim();
  const settings = useStoreSettings();
  const saysAmount = settings?.isDemonstration === true && settings.selling.delivery === null;
  const kept = features.filter(({ claim }) => hasClaim(claim) && (claim !== 'delivery' || saysAmount));
  const texts = product.features ?? kept.map(({ key }) => t(key));
  if (texts.length === 0) return null;
  return (
    <>
      <h2 className="mt-10 font-semibold text-lg">{t('catalog.product.features')}</h2>
      <ul className="mt-4 grid gap-3">
        {texts.map((text) => (
          <li key={text} className="flex items-start gap-3 text-sm">
            <Check size={18} aria-hidden className="mt-px shrink-0 text-primary" />
            <bdi className="wrap-anywhere min-w-0">{text}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Leads to the category's page, where the store has that category. */
function CategoryBadge({ product: { category, categorySlug } }: { product: ProductDetail }) {
  const badge = (
    <Badge tone="primary" className="max-w-full truncate">
      {category}
    </Badge>
  );
  if (categorySlug === null) return badge;
  return (
    <Link
      to={paths.categoryPage(categorySlug)}
      className="relative flex max-w-full rounded-full after:absolute after:-inset-y-3 after:inset-x-0 hover:underline"
    >
      {badge}
    </Link>
  );
}

function DeliveryAtAGlance({ product }: { product: ProductDetail }) {
  const { t } = useLanguage();
  const hasClaim = useHasClaim();
  const settings = useStoreSettings();
  const delivery = useDelivery();
  if (!delivery && !hasClaim('returns')) return null;
  // Beside the demonstration's features, which name an amount from which shipping is free.
  const saysWhen = settings?.isDemonstration && settings.selling.delivery === null && !product.features;
  return (
    <section aria-label={t('catalog.product.delivery')} className="mt-5">
      <ul className="divide-y divide-line rounded-card border border-line px-4 text-sm">
        {delivery && (
          <Fact icon={Truck} to={paths.shippingInfo} link={t('shared.footer.shipping')}>
            {saysWhen ? t('catalog.product.ships') : delivery.text}
            {delivery.days && <span className="block text-muted">{delivery.days}</span>}
          </Fact>
        )}
        {hasClaim('returns') && (
          <Fact icon={RotateCcw} to={paths.returns} link={t('shared.footer.returns')}>
            {t('catalog.product.returns_days')}
          </Fact>
        )}
      </ul>
    </section>
  );
}

interface FactProps {
  icon: LucideIcon;
  to: string;
  link: string;
  children: ReactNode;
}

function Fact({ icon: Icon, to, link, children }: FactProps) {
  return (
    <li className="flex items-center gap-3 py-1">
      <Icon size={18} aria-hidden className="shrink-0 text-primary" />
      <span className="flex-1 py-2">{children}</span>
      <Link to={to} className="inline-flex min-h-11 items-center font-medium text-primary hover:underline">
        {link}
      </Link>
    </li>
  );
}

/** The products in a bundle, each with a link to its page. */
function Contents({ product }: { product: ProductDetail }) {
  const { t, formatPrice } = useLanguage();
  const toPath = useProductPath();
  if (product.contains.length === 0) return null;
  return (
    <>
      <h2 className="mt-10 font-semibold text-lg">{t('catalog.product.contains')}</h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {product.contains.map(({ id, name, image, price, priceMax }) => (
          <li key={id}>
            <Link
              to={toPath({ id, name })}
              className="flex min-h-16 items-center gap-3 rounded-card border border-line bg-surface p-2 text-sm hover:border-line-strong"
            >
              <ProductImage src={image} alt="" size={56} className="size-14 shrink-0 rounded-control" />
              <span className="min-w-0 flex-1">
                <bdi className="wrap-anywhere line-clamp-2 font-medium">{name}</bdi>
                <bdi className="tabular text-muted">
                  {priceMax ? t('shared.price.from', { price: formatPrice(price) }) : formatPrice(price)}
                </bdi>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Specs({ product }: { product: Product }) {
  const { t } = useLanguage();
  const { parts, savingCents } = toBundle(product);
  // What the parts cost apart already stands at the price, written as the language does.
  const specs = savingCents === null ? product.specs : parts;
  if (specs.length === 0) return null;
  return (
    <>
      <h2 className="mt-10 font-semibold text-lg">{t('catalog.product.specs')}</h2>
      <dl className="mt-3 divide-y divide-line border-line border-y text-sm">
        {specs.map(({ label, value }) => (
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
