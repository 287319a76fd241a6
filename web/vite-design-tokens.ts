import { createRequire } from 'node:module';
import { type Plugin, runnerImport } from 'vite';

const source = createRequire(import.meta.url).resolve('@shopwright/contracts/design-tokens');

type Colors = Record<string, { light: string; dark: string }>;

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Writes the colors of `design-tokens.ts` where the style sheet and index.html have a place for them. */
export function designTokens(): Plugin {
  let colors: Colors = {};
  return {
    name: 'design-tokens',
    enforce: 'pre',
    async buildStart() {
      const { module } = await runnerImport<{ colors: Colors }>(source, { configFile: false });
      colors = module.colors;
    },
    transform(code, id) {
      if (!/\/src\/styles\.css(\?|$)/.test(id)) return null;
      this.addWatchFile(source);
      const rows = Object.entries(colors).map(([name, color]) => ({ name: toKebabCase(name), ...color }));
      return code
        .replace(
          '/* @colors */',
          rows.map(({ name, light, dark }) => `--${name}: light-dark(${light}, ${dark});`).join(' '),
        )
        .replace('/* @color-names */', rows.map(({ name }) => `--color-${name}: var(--${name});`).join(' '));
    },
    transformIndexHtml: (html) =>
      html.replace(/%(\w+)\.(light|dark)%/g, (_, name: string, theme: 'light' | 'dark') => {
        const color = colors[name];
        if (!color) throw new Error(`index.html asks for the color ${name}, which design-tokens.ts does not have`);
        return color[theme];
      }),
  };
}
