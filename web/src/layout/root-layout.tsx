import { useQuery, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ChunkErrorNotice } from '../components/chunk-error-notice';
import { latePart } from '../components/late-part';
import { lazyPart } from '../components/lazy-part';
import { followOtherTabs, mirrorCart, useCart } from '../features/cart/cart-store';
import { useLanguage } from '../i18n/language-provider';
import { useHistoryPosition } from '../lib/history-moves';
import { ClientOnly, prefetchWhenIdle, whenIdle } from '../lib/hydration';
import { useLeave } from '../lib/leave-store';
import { meQuery } from '../lib/queries/session';
import { useReopened } from '../lib/reload-page';
import { useEndedSession } from '../lib/shown-session';
import { prefetchErrorDrawing } from '../ui/empty-state';
import { dismissErrorToast, useToast } from '../ui/toast-store';
import { Header } from './header';
import { HydrationMark } from './hydration-mark';
import { OfflineBanner } from './offline-banner';
import { PageBoundary } from './page-boundary';
import { PageFallback } from './page-fallback';
import { ScrollRestoration } from './scroll-restoration';
import { StaffFrameSpace } from './staff-frame-space';
import { type HeaderPlaces, useIsFramed } from './use-is-framed';

const cart = 'cart';
const loadParts = () => import('./parts');
const loadCartDrawer = async () => (await loadParts()).loadCartDrawer();
const CartDrawer = lazyPart(loadCartDrawer, {
  failed: (retry) => <CartUnloaded onRetry={retry} />,
  reopen: cart,
});
const CartNews = lazyPart(async () => (await loadParts()).loadCartNews());
const prefetchDrawers = () => prefetchWhenIdle([async () => (await loadParts()).fetchDrawers(), prefetchErrorDrawing]);
/** Counts the visit when the browser has nothing better to do, with the campaign that its first address names. */
function countVisitWhenIdle(): () => void {
  const { search } = window.location;
  const count = async () => (await (await loadParts()).loadVisits()).countVisit(search);
  return whenIdle(() => count().catch(() => {}));
}
/** Follows how fast the page was that the visit began with, until another is shown. The browser keeps what it measured before. */
function useFirstPageMeasure(pathname: string): void {
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    const measure = async () => (await (await loadParts()).loadPageMeasure()).measurePage();
    return whenIdle(async () => {
      leave.current = await measure().catch(() => undefined);
    });
  }, []);
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current) leave.current?.();
  }, [pathname]);
}
const StaffFrame = lazyPart(async () => (await loadParts()).loadStaffFrame(), {
  fallback: <StaffFrameSpace />,
  failed: (retry) => <ChunkErrorNotice isFloating onRetry={retry} />,
});
const Footer = latePart(async () => (await loadParts()).loadFooter());
const EndedSessionDialog = lazyPart(async () => (await loadParts()).loadEndedSessionDialog());
const LeaveQuestion = lazyPart(async () => (await loadParts()).loadLeaveQuestion(), {
  failed: (retry) => <LeaveQuestionUnloaded onRetry={retry} />,
});
const Toaster = lazyPart(async () => (await loadParts()).loadToaster());

export function RootLayout() {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const isFramed = useIsFramed(pathname);
  useHistoryPosition();
  const [places, setPlaces] = useState<HeaderPlaces>({ start: null, end: null });
  useEffect(mirrorCart, []);
  useEffect(followOtherTabs, []);
  useEffect(countVisitWhenIdle, []);
  useFirstPageMeasure(pathname);
  useEffect(prefetchDrawers, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed start-4 top-2 z-60 -translate-y-20 rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0"
      >
        {t('layout.nav.skip')}
      </a>
      <OfflineBanner />
      <Header isFramed={isFramed} onPlaces={setPlaces} onCartIntent={() => loadCartDrawer().catch(() => {})} />
      <div role="status">
        <CartNewsOnceTold />
      </div>
      <div className={clsx('flex flex-1 flex-col', isFramed && 'text-sm [--page-width:87.5rem] lg:flex-row')}>
        {isFramed && (
          <ClientOnly fallback={<StaffFrameSpace />}>
            <StaffFrame places={places} />
          </ClientOnly>
        )}
        {/* Without a footer, what a toast covers must be able to scroll out from under it. */}
        <main id="main" tabIndex={-1} className={clsx('min-w-0 flex-1 outline-none', isFramed && 'pb-24')}>
          {/* Above the boundary's key: the page that is there stays until the next one can be shown. */}
          <Suspense fallback={<PageFallback />}>
            <PageBoundary key={pathname}>
              <Outlet />
            </PageBoundary>
            <HydrationMark />
          </Suspense>
        </main>
      </div>
      {!isFramed && <Footer />}
      <AccountCart />
      <CartOnceOpened />
      <SignInOnceEnded />
      <LeaveQuestionOncePossible />
      <ToasterOnceNeeded />
      <FocusOnNavigation />
      <ScrollRestoration />
    </div>
  );
}

/** Joins the cart of this device to that of the account, which the first visit does not need. */
function AccountCart() {
  const { data: user } = useQuery(meQuery);
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    loadParts()
      .then(({ loadFollowAccount }) => loadFollowAccount())
      .then((followAccount) => {
        if (!isLeft) stop = followAccount(userId);
      })
      .catch(() => {});
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [userId]);
  return null;
}

function CartNewsOnceTold() {
  const isTold = useCart((state) => state.news !== undefined);
  return isTold && <CartNews />;
}

function CartUnloaded({ onRetry }: { onRetry: () => void }) {
  const { isOpen, closeCart } = useCart();
  return isOpen && <ChunkErrorNotice isFloating onRetry={onRetry} onDismiss={closeCart} />;
}

/** The drawer is rendered when the cart is first opened, and stays for its closing animation. */
function CartOnceOpened() {
  const isOpen = useCart((state) => state.isOpen);
  useReopened(
    cart,
    useCart((state) => state.openCart),
  );
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened && <CartDrawer />;
}

function SignInOnceEnded() {
  const isEnded = useEndedSession((state) => state.answer !== null);
  return isEnded && <EndedSessionDialog />;
}

function LeaveQuestionOncePossible() {
  const isPossible = useLeave((state) => state.isPossible);
  return isPossible && <LeaveQuestion />;
}

function LeaveQuestionUnloaded({ onRetry }: { onRetry: () => void }) {
  const isAsked = useLeave((state) => state.go !== null);
  return isAsked && <ChunkErrorNotice isFloating onRetry={onRetry} />;
}

function ToasterOnceNeeded() {
  const { t, direction } = useLanguage();
  const wanted = useToast((state) => state.toast);
  const late = useDeferredValue(wanted);
  // Lets the page answer the press before it shows a toast, and removes one immediately.
  const toast = wanted && late;
  const mutations = useQueryClient().getMutationCache();
  // An error is about the last attempt: a new one makes it obsolete.
  useEffect(
    () =>
      mutations.subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'pending') dismissErrorToast();
      }),
    [mutations],
  );
  return (
    toast && (
      <Toaster
        toast={toast}
        label={t('layout.toast.region')}
        closeLabel={t('layout.toast.close')}
        direction={direction}
      />
    )
  );
}

/** A new page starts at its beginning for those who do not see it change, too. */
function FocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The focus stays in the search field while the visitor types there, and in a menu opened while the page was loading.
    if (document.activeElement?.closest('input, [role="menu"][data-state="open"]')) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
