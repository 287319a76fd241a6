import type { Product } from '@shopwright/contracts/http/products';
import { productPath } from '@shopwright/contracts/product-path';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { PiggyBank, Puzzle, RotateCcw } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { imageUrl } from '../components/product-image';
import { QueryError } from '../components/query-error';
import { useHead } from '../components/use-head';
import { useAddToCart } from '../features/cart/use-add-to-cart';
import { BundleCard } from '../features/streaming/bundle-card';
import { BundleComparison } from '../features/streaming/bundle-comparison';
import { useLanguage } from '../i18n/language-provider';
import { toBundle } from '../lib/bundle';
import { type PageHead, summary } from '../lib/head';
import { paths } from '../lib/paths';
import { bundlesCategoryQuery, categoryProductsQuery } from '../lib/queries/products';
import { hasPage, useStoreSettings } from '../lib/queries/store-settings';
import { useStorefrontTexts } from '../lib/queries/storefront';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';

const reasons = [
  { icon: Puzzle, name: 'why_together' },
  { icon: PiggyBank, name: 'why_less' },
  { icon: RotateCcw, name: 'why_back' },
] as const;

export function StreamingPage() {
  return hasPage(useStoreSettings()) ? <Bundles /> : <Navigate to={paths.products} replace />;
}

function Bundles() {
  const { t, language } = useLanguage();
  const addToCart = useAddToCart();
  const found = useQuery(bundlesCategoryQuery(language));
  const category = found.data ?? undefined;
  const products = useInfiniteQuery({
    ...categoryProductsQuery(category?.id ?? 0, language),
    enabled: category !== undefined,
  });
  const text = useStorefrontTexts(language).streamingIntro ?? t('streaming.text');
  const hasSlugs = useStoreSettings()?.productSlugs;
  useHead(
    listHead({ title: t('streaming.title'), description: summary(text), products: products.data ?? [], hasSlugs }),
  );
  const failed = found.isError ? found : products.isError ? products : undefined;
  const bundles = products.data?.map(toBundle);
  const isEmpty = bundles?.length === 0 || found.data === null;
  return (
    <>
      <StreamingHero text={text} />
      <div id="bundles" className="page scroll-mt-20 py-14 lg:scroll-mt-28">
        <h2 className="mb-7 font-semibold text-2xl sm:text-3xl">{t('streaming.title')}</h2>
        {failed && !bundles ? (
          <QueryError title={t('shared.products.failed')} query={failed} level={3} />
        ) : isEmpty ? (
          <EmptyState illustration="no-results" title={t('shared.products.none')} level={3} />
        ) : !bundles ? (
          <div aria-busy="true" className="grid gap-6">
            <Skeleton className="h-96 rounded-panel" />
            <Skeleton className="h-96 rounded-panel" />
          </div>
        ) : (
          <>
            <ul className="grid gap-6">
              {bundles.map((bundle, index) => (
                <li key={bundle.product.id}>
                  <BundleCard bundle={bundle} onAdd={addToCart} isFirst={index === 0} />
                </li>
              ))}
            </ul>
            <h2 className="mt-16 mb-6 font-semibold text-2xl sm:text-3xl">{t('streaming.compare')}</h2>
            <BundleComparison bundles={bundles} />
          </>
        )}
      </div>
    </>
  );
}

function StreamingHero({ text }: { text: string }) {
  const { t } = useLanguage();
  return (
    <section className="border-line border-b bg-primary-soft text-primary-ink">
      <div className="page py-10 sm:py-14">
        <div className="grid items-center gap-10 lg:grid-cols-[1.1fr_1fr]">
          <div>
            <h1 className="max-w-2xl font-bold text-4xl leading-[1.08] sm:text-5xl lg:text-6xl">
              {t('streaming.hero')}
            </h1>
            <p className="mt-5 max-w-xl whitespace-pre-line text-lg leading-relaxed">{text}</p>
            <ButtonLink to="#bundles" size="lg" className="mt-7">
              {t('streaming.see')}
            </ButtonLink>
          </div>
          <img
            src="/images/products/podcast-duo-bundle.webp"
            alt=""
            width={1024}
            height={1024}
            className="aspect-16/10 w-full rounded-panel bg-sunken object-cover"
          />
        </div>
        <ul className="mt-12 grid gap-6 sm:grid-cols-3">
          {reasons.map(({ icon: Icon, name }) => (
            <li key={name} className="border-primary-ink/20 border-t pt-4">
              <Icon size={22} aria-hidden />
              <h2 className="mt-2 font-semibold">{t(`streaming.${name}`)}</h2>
              <p className="mt-1 text-sm">{t(`streaming.${name}_text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface ProductList {
  title: string;
  description: string;
  products: Product[];
  hasSlugs: boolean | undefined;
}

/** A page that is about a list of products. */
const listHead = ({ title, description, products, hasSlugs = false }: ProductList): PageHead => ({
  title,
  description,
  image: products[0] && imageUrl(products[0].image, 1200),
  structured: import.meta.env.SSR
    ? (absolute) => [
        {
          '@type': 'ItemList',
          name: title,
          numberOfItems: products.length,
          itemListElement: products.map(({ id, name }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            url: absolute(productPath({ id, name }, hasSlugs)),
          })),
        },
      ]
    : undefined,
});
