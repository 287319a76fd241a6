import { Menu, Moon, ShoppingBag, Sun } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { ChunkErrorNotice } from '../components/chunk-error-notice';
import { itemCount, useCart } from '../features/cart/cart-store';
import { useLanguage } from '../i18n/language-provider';
import { lazyPart } from '../lib/lazy-part';
import { paths } from '../lib/paths';
import { useReopened } from '../lib/reload-page';
import { setTheme, useTheme } from '../lib/theme';
import { AccountCorner } from './account-corner';
import { LanguageSelect } from './language-select';
import { NavList } from './nav-list';
import { SearchBox } from './search-box';

const menu = 'menu';
export const loadMobileMenu = () => import('./mobile-menu');
const MobileMenu = lazyPart(async () => (await loadMobileMenu()).MobileMenu, {
  failed: (retry) => <ChunkErrorNotice isFloating onRetry={retry} />,
  reopen: menu,
});

const iconButton = 'relative grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken';

export function Header({ onCartIntent }: { onCartIntent: () => void }) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-canvas/95 backdrop-blur-md">
      <div className="page flex h-16 items-center gap-1 sm:gap-2">
        <MobileMenuButton />
        <Logo />
        <SearchBox className="ms-4 me-auto hidden w-full max-w-md md:block lg:mx-auto" />
        <div className="ms-auto flex items-center gap-0.5 sm:gap-1 md:ms-0">
          <LanguageSelect className="hidden sm:inline-flex" />
          <ThemeToggle />
          <AccountCorner />
          <CartButton onIntent={onCartIntent} />
        </div>
      </div>
      <div className="page hidden lg:block">
        <NavList
          className="-ms-3 flex h-11 items-center gap-0.5 overflow-x-auto pb-1.5"
          linkClass="inline-flex h-9 items-center whitespace-nowrap rounded-full px-3 text-muted text-sm transition-colors hover:bg-sunken hover:text-ink"
          currentClass="bg-primary-soft font-semibold text-primary-ink!"
        />
      </div>
    </header>
  );
}

function Logo() {
  const { t } = useLanguage();
  return (
    <Link to={paths.home} aria-label={t('nav.logo')} className="flex shrink-0 items-center gap-2.5 rounded-control">
      <img src="/favicon.svg" alt="" width={32} height={32} className="size-8" />
      <span translate="no" className="font-bold text-lg tracking-tight">
        {t('brand')}
      </span>
    </Link>
  );
}

function ThemeToggle() {
  const { t } = useLanguage();
  const isDark = useTheme() === 'dark';
  return (
    <button
      type="button"
      aria-label={t(isDark ? 'theme.to_light' : 'theme.to_dark')}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
      className={iconButton}
    >
      {isDark ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
    </button>
  );
}

function CartButton({ onIntent }: { onIntent: () => void }) {
  const { t } = useLanguage();
  const count = useCart(itemCount);
  const openCart = useCart((state) => state.openCart);
  return (
    <button
      type="button"
      onClick={openCart}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      aria-label={t('cart.open', { count })}
      className={iconButton}
    >
      <ShoppingBag size={20} aria-hidden />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="tabular absolute end-0.5 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 font-bold text-on-accent text-xs"
        >
          {count > 99 ? '99+' : count}
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
  useReopened(menu, open);
  return (
    <>
      <button
        type="button"
        aria-label={t('nav.menu')}
        aria-expanded={isOpen ?? false}
        onClick={open}
        className={`${iconButton} -ms-2.5 lg:hidden`}
      >
        <Menu size={22} aria-hidden />
      </button>
      {isOpen !== undefined && <MobileMenu isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
