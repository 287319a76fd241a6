import type { LeftOut } from './vite-left-out';

/** Throws where such a function is called after all. */
const leftOutError = 'throw Error("left out: see vite-unused-parts.ts")';

const never = (names: string): Record<string, string> =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, leftOutError]));

const reactDom: LeftOut = {
  file: '/react-dom/cjs/react-dom-client.production.js',
  sha256: 'a319b413b7a19ee34422d9a12a8e7afd003c07846716d278ba1a0898e8cb6251',
  functions: {
    // `use-head.ts` writes the head, so that React need not move elements to it.
    isHostHoistableType: 'return false',
    ...never('getResource acquireResource suspendResource insertSuspendedStylesheets'),
    // `preload` and the like of react-dom.
    ...never('preconnectAs preload preloadModule preinitStyle preinitScript preinitModuleScript'),
    // Functions as a form's action, and their state.
    extractEvents$1: '',
    ...never('startHostTransition requestFormReset mountActionState updateActionState rerenderActionState'),
    // References to fragments.
    ...never('commitNewChildToFragmentInstance deleteChildFromFragmentInstance'),
    // <Activity>, and a list of Suspense, which is not in any release yet.
    ...never('updateActivityComponent updateSuspenseListComponent'),
    // The names of components above an error, which the store never reads.
    getStackByFiberInDevAndProd: 'return ""',
  },
  classes: ['FragmentInstance'],
};

/** The data router, whose part `site.tsx` and `lib/link-intent.ts` take (docs/decisions/0009). */
const reactRouter: LeftOut = {
  file: '/react-router/dist/production/chunk-7RTFRKQW.mjs',
  sha256: '6b14f8c6dc36dfcf524ad4d8690ab367b93424e54392036d6b3f7f95a9dd930d',
  functions: never('PrefetchPageLinks useNavigateStable'),
  statements: { 'let dataRouterState = dataRouterOpts?.state;': 'const dataRouterState = undefined;' },
};

export const unusedParts: LeftOut[] = [reactDom, reactRouter];
