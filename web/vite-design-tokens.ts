import { createRequire } from 'node:module';
import type * as designTokenValues from '@shopwright/contracts/design-tokens';
import { type Plugin, runnerImport } from 'vite';

const source = createRequire(import.meta.url).resolve('@shopwright/contracts/design-tokens');

type Tokens = typeof designTokenValues;

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Writes the colors, radii, shadows and fonts of `design-tokens.ts` where the style sheet and index.html have a place for them. */
export function designTokens(): Plugin {
  let tokens: Tokens;
  return {
    name: 'design-tokens',
    enforce: 'pre',
    async buildStart() {
      tokens = (await runnerImport<Tokens>(source, { configFile: false })).module;
    },
    transform(code, id) {
      if (!/\/src\/styles\.css(\?|$)/.test(id)) return null;
      this.addWatchFile(source);
      const rows = Object.entries(tokens.colors).map(([name, color]) => ({ name: toKebabCase(name), ...color }));
      return code
        .replace(
          '/* @colors */',
          rows.map(({ name, light, dark }) => `--${name}: light-dark(${light}, ${dark});`).join(' '),
        )
        .replace('/* @color-names */', rows.map(({ name }) => `--color-${name}: var(--${name});`).join(' '))
        .replace('/* @shapes */', toShapes(tokens));
    },
    transformIndexHtml: (html) =>
      html.replace(/%(\w+)\.(light|dark)%/g, (_, name: string, theme: 'light' | 'dark') => {
        const color = (tokens.colors as Record<string, { light: string; dark: string } | undefined>)[name];
        if (!color) throw new Error(`index.html asks for the color ${name}, which design-tokens.ts does not have`);
        return color[theme];
      }),
  };
}

const toShapes = ({ radii, shadows, fallbackFonts }: Tokens): string =>
  [
    `--font-sans: "Inter Variable", ${fallbackFonts.web};`,
    ...Object.entries(radii).map(([name, pixels]) => `--radius-${name}: ${pixels / 16}rem;`),
    ...Object.entries(shadows).map(([name, shadow]) => `--shadow-${name}: ${shadow};`),
  ].join(' ');
