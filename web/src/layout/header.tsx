import clsx from 'clsx';
import { Menu, ShoppingBag } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { ChunkErrorNotice } from '../components/chunk-error-notice';
import { latePart } from '../components/late-part';
import { lazyPart } from '../components/lazy-part';
import { itemCount, useCart } from '../features/cart/cart-store';
import { badgeText } from '../i18n/formatters';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { useMenus } from '../lib/queries/menus';
import { useStoreSettings } from '../lib/queries/store-settings';
import { useReopened } from '../lib/reload-page';
import { AccountCorner } from './account-corner';
import { HeaderSearch } from './header-search';
import { LanguageSelect } from './language-select';
import { MainNav } from './nav-list';
import { ThemeToggle } from './theme-toggle';
import type { HeaderPlaces } from './use-is-framed';

const menu = 'menu';
const MobileMenu = lazyPart(async () => (await import('./parts')).loadMobileMenu(), {
  failed: (retry, { isOpen, onClose }) => isOpen && <ChunkErrorNotice isFloating onRetry={retry} onDismiss={onClose} />,
  reopen: menu,
});

const OwnMenu = latePart(async () => (await import('./parts')).loadOwnMenu());

const iconButton = 'relative grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken';

interface HeaderProps {
  /** In the back office the frame has the navigation; cart and search are left out. */
  isFramed: boolean;
  onPlaces: (places: (before: HeaderPlaces) => HeaderPlaces) => void;
  onCartIntent: () => void;
}

export function Header({ isFramed, onPlaces, onCartIntent }: HeaderProps) {
  const startRef = useCallback((start: HTMLElement | null) => onPlaces((places) => ({ ...places, start })), [onPlaces]);
  const endRef = useCallback((end: HTMLElement | null) => onPlaces((places) => ({ ...places, end })), [onPlaces]);
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-canvas">
      <div className={clsx('flex h-16 items-center gap-1 sm:gap-2', isFramed ? 'px-4 lg:ps-5' : 'page')}>
        {isFramed ? <div ref={startRef} className="-ms-2.5 min-w-11 shrink-0 lg:hidden" /> : <MobileMenuButton />}
        <Logo isShort={isFramed} />
        {!isFramed && <HeaderSearch />}
        <div className={clsx('ms-auto flex shrink-0 items-center gap-0.5 sm:gap-1', !isFramed && 'md:ms-0')}>
          {isFramed && <div ref={endRef} className="flex items-center gap-1" />}
          <LanguageSelect className="hidden sm:inline-flex" />
          <ThemeToggle className={`${iconButton} max-sm:hidden`} />
          <AccountCorner />
          {!isFramed && <CartButton onIntent={onCartIntent} />}
        </div>
      </div>
      {!isFramed && (
        <div className="page hidden min-h-11 lg:block">
          <HeaderNav />
        </div>
      )}
    </header>
  );
}

function HeaderNav() {
  const { main, isLoading } = useMenus(useLanguage().language);
  if (main) return <OwnMenu />;
  if (isLoading) return null;
  return (
    <MainNav
      className="-ms-3 flex h-11 items-center gap-0.5 overflow-x-auto pb-1.5"
      linkClass="inline-flex h-9 items-center whitespace-nowrap rounded-full px-3 text-muted text-sm transition-colors hover:bg-sunken hover:text-ink"
      currentClass="bg-primary-soft font-semibold text-primary-ink!"
    />
  );
}

/** The store's own logo, or the mark with the name: without it on phones where `isShort`, whose header has more links. */
function Logo({ isShort }: { isShort: boolean }) {
  const { t } = useLanguage();
  const logo = useStoreSettings()?.logo;
  return (
    <Link
      to={paths.home}
      aria-label={t('layout.nav.logo')}
      className="flex min-h-11 min-w-11 shrink-0 items-center gap-2.5 rounded-control"
    >
      {logo ? (
        <img
          src={logo.startsWith('/') ? `${logo}?h=80` : logo}
          alt={t('shared.brand')}
          className="h-9 w-auto max-w-32 object-contain sm:max-w-44"
        />
      ) : (
        <>
          <img src="/favicon.svg" alt="" width={32} height={32} className="size-8" />
          <span translate="no" className={clsx('font-bold text-lg tracking-tight', isShort && 'max-sm:hidden')}>
            {t('shared.brand')}
          </span>
        </>
      )}
    </Link>
  );
}

function CartButton({ onIntent }: { onIntent: () => void }) {
  const { t, language } = useLanguage();
  const count = useCart(itemCount);
  const shown = badgeText(count, language);
  const openCart = useCart((state) => state.openCart);
  return (
    <button
      type="button"
      onClick={openCart}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      aria-label={t('cart.open', { count, shown })}
      className={iconButton}
    >
      <ShoppingBag size={20} aria-hidden />
      {count > 0 && (
        <span
          // Another element for each number, so that its animation starts again.
          key={count}
          aria-hidden="true"
          className="tabular absolute end-0.5 top-0.5 grid h-5 min-w-5 place-items-center animate-bump rounded-full bg-accent px-1 font-bold text-on-accent text-xs"
        >
          {shown}
        </span>
      )}
    </button>
  );
}

function MobileMenuButton() {
  const { t } = useLanguage();
  // Undefined until it is first opened: only then its code is needed.
  const [isOpen, setOpen] = useState<boolean>();
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useReopened(menu, open);
  return (
    <>
      <button
        type="button"
        aria-label={t('layout.nav.menu')}
        aria-expanded={isOpen ?? false}
        onClick={open}
        className={`${iconButton} -ms-2.5 lg:hidden`}
      >
        <Menu size={22} aria-hidden />
      </button>
      {isOpen !== undefined && <MobileMenu isOpen={isOpen} onClose={close} />}
    </>
  );
}
