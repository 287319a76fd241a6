import type { Appearance } from '@stripe/stripe-js';

type Variables = Record<string, string>;

const stripeTheme: Variables = {
  colorPrimary: '#0570de',
  colorText: '#30313d',
  colorTextSecondary: '#6d6e78',
  colorTextPlaceholder: '#757680',
  colorDanger: '#c0123c',
  borderColor: '#e0e3e8',
  inputBackground: '#ffffff',
  inputShadow: '0 1px 1px rgba(0, 0, 0, 0.03), 0 3px 6px rgba(18, 42, 66, 0.02)',
  fontFamily: '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  fontSizeBase: '16px',
  spacingUnit: '4px',
  borderRadius: '6px',
  fontWeightNormal: '400',
};

const themes: Record<string, Variables> = {
  stripe: stripeTheme,
  night: {
    ...stripeTheme,
    colorPrimary: '#85d996',
    colorText: '#ffffff',
    colorTextSecondary: '#b5b7c3',
    colorTextPlaceholder: '#9a9cab',
    colorDanger: '#fe87a1',
    borderColor: '#4a4c5a',
    inputBackground: '#30313d',
    inputShadow: '0 2px 4px rgba(0, 0, 0, 0.3)',
  },
  flat: {
    ...stripeTheme,
    colorText: '#202430',
    colorPrimary: '#1a5fb4',
    borderColor: 'transparent',
    inputBackground: '#eef0f4',
    inputShadow: 'none',
    borderRadius: '8px',
  },
};

const variableNames: Record<string, string> = {
  colorPrimary: '--primary',
  colorBackground: '--input-background',
  inputBackground: '--input-background',
  colorText: '--text',
  colorTextSecondary: '--text-secondary',
  colorTextPlaceholder: '--placeholder',
  colorDanger: '--danger',
  borderColor: '--border',
  inputShadow: '--input-shadow',
  fontFamily: '--font',
  fontSizeBase: '--font-size',
  fontSizeSm: '--font-size-small',
  fontLineHeight: '--line-height',
  fontWeightNormal: '--weight',
  fontWeightMedium: '--weight-medium',
  spacingUnit: '--unit',
  gridRowSpacing: '--row-gap',
  gridColumnSpacing: '--column-gap',
  borderRadius: '--radius',
};

const selectorForm = /^\.(Input|Label|Error|Tab|TabLabel|Block|Text)(--[a-z]+)?(:{1,2}[a-z-]+)?$/i;
let merchantRules: CSSStyleSheet | undefined;

/** Applies theme, variables and rules through the CSSOM, which the frame's own content policy allows. */
export function applyAppearance({ theme = 'stripe', variables = {}, rules = {} }: Appearance): void {
  const root = document.documentElement;
  root.removeAttribute('style');
  root.style.colorScheme = theme === 'night' ? 'dark' : 'light';
  const own = variables as Variables;
  for (const [name, value] of Object.entries({ ...(themes[theme] ?? stripeTheme), ...own })) {
    const property = variableNames[name];
    if (property && value) root.style.setProperty(property, value);
  }
  applyRules(rules);
}

function applyRules(rules: NonNullable<Appearance['rules']>): void {
  const sheet = new CSSStyleSheet();
  for (const [selector, properties] of Object.entries(rules)) {
    if (!selectorForm.test(selector)) continue;
    const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)];
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const [name, value] of Object.entries(properties)) {
      const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      if (value !== undefined && value !== null) rule.style.setProperty(property, String(value));
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== merchantRules).concat(sheet);
  merchantRules = sheet;
}
