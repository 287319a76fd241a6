import type { Category } from '@shopwright/contracts/http/categories';
import { defaultHomeSections, type HomeSection } from '@shopwright/contracts/http/storefront';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect } from 'react';
import { latePart } from '../components/late-part';
import { useHead } from '../components/use-head';
import { useAddToCart } from '../features/cart/use-add-to-cart';
import { useListingParams } from '../features/catalog/listing-params';
import { ProductsSection } from '../features/catalog/products-section';
import { CategoryTiles } from '../features/home/category-tiles';
import { CategoryTrio } from '../features/home/category-trio';
import { Hero } from '../features/home/hero';
import { type Translate, useLanguage } from '../i18n/language-provider';
import type { PageHead } from '../lib/head';
import { paths } from '../lib/paths';
import { categoriesInQuery } from '../lib/queries/products';
import { describeStore, useStoreSettings } from '../lib/queries/store-settings';
import { useStorefrontTexts } from '../lib/queries/storefront';

const TrustSection = latePart(async () => (await import('./home-parts')).loadTrustSection());
const Newsletter = latePart(async () => (await import('./home-parts')).loadNewsletter());

const scrollToProducts = (behavior: ScrollBehavior) =>
  document.getElementById('products')?.scrollIntoView({ behavior, block: 'start' });

export function HomePage() {
  const { t, language } = useLanguage();
  const { listing, section } = useListingParams();
  const addToCart = useAddToCart();
  const isSearch = listing.search !== '';
  const { data: categories } = useQuery(categoriesInQuery(language));
  const category = categories?.find(({ id }) => String(id) === listing.categoryId);
  const settings = useStoreSettings();
  const own = useStorefrontTexts(language);
  const description = own.homeDescription ?? describeStore(settings, language, 'head', t);
  useHead(homeHead(t, { search: listing.search, category, title: own.homeTitle, description }));
  useEffect(() => {
    if (section === 'products') scrollToProducts('auto');
  }, [section]);

  const products = <ProductsSection onAdd={addToCart} />;
  if (isSearch) {
    return (
      <>
        <h1 className="sr-only">{t('search.label')}</h1>
        {products}
      </>
    );
  }
  const blocks: Record<HomeSection, ReactNode> = {
    hero: <Hero onShop={() => scrollToProducts('smooth')} />,
    trio: <CategoryTrio />,
    categories: <CategoryTiles />,
    products,
    trust: <TrustSection />,
    newsletter: <Newsletter />,
  };
  const shown = settings?.homeSections ?? defaultHomeSections;
  return (
    <>
      {!shown.includes('hero') && <h1 className="sr-only">{t('shared.brand')}</h1>}
      {shown.map((name) => (
        <Fragment key={name}>{blocks[name]}</Fragment>
      ))}
    </>
  );
}

interface HomeView {
  /** The search text; empty is no search. */
  search: string;
  /** The category that is shown, if it is one. */
  category?: Category;
  /** The store's own. */
  title: string | undefined;
  description: string;
}

const homeHead = (t: Translate, { search, category, title, description }: HomeView): PageHead => ({
  title: search === '' ? category?.name : t('catalog.products.results', { query: search }),
  windowTitle: search === '' && !category ? title : undefined,
  description: search === '' && !category ? description : undefined,
  canonical: category && paths.categoryPage(category.slug),
  structured: import.meta.env.SSR ? (absolute) => structuredHome(t, absolute, description) : undefined,
});

const structuredHome = (t: Translate, absolute: (address: string) => string, description: string): object[] => [
  {
    '@type': 'WebSite',
    name: t('shared.brand'),
    description,
    url: absolute(paths.home),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: absolute('/?search={search_term_string}') },
      'query-input': 'required name=search_term_string',
    },
  },
  { '@type': 'Organization', name: t('shared.brand'), url: absolute(paths.home), logo: absolute('/icon-512.png') },
];
