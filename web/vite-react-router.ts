import { createRequire } from 'node:module';
import path from 'node:path';
import type { Alias, Plugin } from 'vite';

const dist = path.join(path.dirname(createRequire(import.meta.url).resolve('react-router')), '../production');

/** React Router's package names its development build for every bundler. The other one has no checks of how it is used. */
export const reactRouterInProduction: Alias[] = [
  { find: /^react-router$/, replacement: path.join(dist, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(dist, 'dom-export.mjs') },
];

/** Lets the bundler leave out the components that nothing renders: they look as if making them had an effect. */
export const reactRouterInParts: Plugin = {
  name: 'react-router-in-parts',
  transform: {
    filter: { id: new RegExp(`^${dist}/`) },
    handler: (code) => ({
      code: code
        .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo))\(/g, '= /* @__PURE__ */ $1(')
        .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, ''),
      map: null,
    }),
  },
};
