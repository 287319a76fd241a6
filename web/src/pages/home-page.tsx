import { useEffect } from 'react';
import { useAddToCart } from '../features/cart/use-add-to-cart';
import { useListingParams } from '../features/catalog/listing-params';
import { ProductsSection } from '../features/catalog/products-section';
import { CategoryTrio } from '../features/home/category-trio';
import { Hero } from '../features/home/hero';
import { Newsletter } from '../features/home/newsletter';
import { TrustSection } from '../features/home/trust-section';
import { useLanguage } from '../i18n/language-provider';
import { useTitle } from '../lib/use-title';

const scrollToProducts = (behavior: ScrollBehavior) =>
  document.getElementById('products')?.scrollIntoView({ behavior, block: 'start' });

export function HomePage() {
  const { t } = useLanguage();
  const { listing, section } = useListingParams();
  const addToCart = useAddToCart();
  const isSearch = listing.search !== '';
  useTitle(isSearch ? t('products.results', { query: listing.search }) : undefined);
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
      <Newsletter />
    </>
  );
}
