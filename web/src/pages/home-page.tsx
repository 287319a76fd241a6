import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHead } from '../components/use-head';
import { useAddToCart } from '../features/cart/use-add-to-cart';
import { useListingParams } from '../features/catalog/listing-params';
import { ProductsSection } from '../features/catalog/products-section';
import { CategoryTrio } from '../features/home/category-trio';
import { Hero } from '../features/home/hero';
import { Newsletter } from '../features/home/newsletter';
import { TrustSection } from '../features/home/trust-section';
import { useSubscribe } from '../features/newsletter/api';
import { homeHead } from '../features/seo/home-head';
import { useLanguage } from '../i18n/language-provider';
import { categoriesInQuery } from '../lib/queries/products';

const scrollToProducts = (behavior: ScrollBehavior) =>
  document.getElementById('products')?.scrollIntoView({ behavior, block: 'start' });

export function HomePage() {
  const { t, language } = useLanguage();
  const { listing, section } = useListingParams();
  const addToCart = useAddToCart();
  const subscribe = useSubscribe();
  const isSearch = listing.search !== '';
  const { data: categories } = useQuery(categoriesInQuery(language));
  const category = categories?.find(({ id }) => String(id) === listing.categoryId)?.name;
  useHead(homeHead(t, { search: listing.search, category }));
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
  return (
    <>
      <Hero onShop={() => scrollToProducts('smooth')} />
      <CategoryTrio />
      {products}
      <TrustSection />
      <Newsletter
        onSubscribe={(email, onDone) => subscribe.mutate(email, { onSuccess: onDone })}
        isPending={subscribe.isPending}
      />
    </>
  );
}
