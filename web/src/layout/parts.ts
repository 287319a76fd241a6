import { withMessages } from '../i18n/language';

// Fetches the parts of the layout that come later. It is a file of its own, because the addresses of all that they import
// would be half a kilobyte of every first visit.

export const loadCartDrawer = async () => (await import('../features/cart/cart-drawer')).CartDrawer;
export const loadMobileMenu = async () => (await import('./mobile-menu')).MobileMenu;

/** Fetches what opens over the page, and what compares a product that was put in the cart. */
export const fetchDrawers = () =>
  Promise.all([loadCartDrawer(), loadMobileMenu(), withMessages('parts', import('../features/cart/check-added'))]);

export const loadCartNews = async () => (await import('../features/cart/cart-news')).CartNews;

export const loadFollowAccount = async () =>
  (await withMessages('parts', import('../features/cart/follow-account'))).followAccount;

export const loadAccountMenu = async () => (await import('../features/session/account-menu')).AccountMenu;

export const loadOwnMenu = async () => (await import('./own-menu')).OwnMenu;

export const loadFooter = async () => (await import('./footer')).Footer;

export const loadToaster = async () => (await import('../ui/toaster')).Toaster;

export const loadLeaveQuestion = async () => (await import('./leave-question')).LeaveQuestion;

export const loadVisits = () => import('../features/visits/api');
export const loadPageMeasure = () => import('../features/visits/measure-page');

export const loadStaffFrame = async () => (await withMessages('office', import('./staff-frame'))).StaffFrame;

export const loadEndedSessionDialog = async () =>
  (await withMessages('customer', import('../features/session/ended-session-dialog'))).EndedSessionDialog;
