type Themed = Record<'light' | 'dark', string>;

/** The colors of pages, Stripe's frames and emails. `onPrimary` stands on `primary`, `primaryInk` on `primarySoft`. */
export const colors = {
  canvas: { light: '#fbfaf7', dark: '#0f1412' },
  surface: { light: '#ffffff', dark: '#171e1b' },
  sunken: { light: '#f3f1eb', dark: '#1f2824' },
  /** The selected one on `sunken`. */
  raised: { light: '#ffffff', dark: '#35423c' },
  line: { light: '#e5e1d7', dark: '#2c3732' },
  lineStrong: { light: '#8b8a7f', dark: '#6b7b73' },
  ink: { light: '#16211d', dark: '#edf2ef' },
  muted: { light: '#55615b', dark: '#a5b3ac' },
  primary: { light: '#0e5b4b', dark: '#63d2b3' },
  primaryStrong: { light: '#0a463a', dark: '#84dfc6' },
  onPrimary: { light: '#ffffff', dark: '#06251d' },
  primarySoft: { light: '#e0eee8', dark: '#17352c' },
  primaryInk: { light: '#0b4a3d', dark: '#93e4cd' },
  accent: { light: '#f3b94d', dark: '#f3b94d' },
  onAccent: { light: '#2b1d02', dark: '#2b1d02' },
  accentSoft: { light: '#fcf0d6', dark: '#3a2d12' },
  accentInk: { light: '#744806', dark: '#f6cf85' },
  star: { light: '#b3760b', dark: '#f3b94d' },
  danger: { light: '#b3261e', dark: '#ff8e84' },
  onDanger: { light: '#ffffff', dark: '#3b0704' },
  dangerSoft: { light: '#fbe8e5', dark: '#3d1d1a' },
  dangerInk: { light: '#8f1d17', dark: '#ffb1a9' },
  successSoft: { light: '#e0f2e5', dark: '#16321f' },
  successInk: { light: '#14602f', dark: '#8fdcaa' },
  infoSoft: { light: '#e4eef9', dark: '#18293b' },
  infoInk: { light: '#1c4d83', dark: '#a6cbf4' },
  shade: { light: 'rgb(22 33 29 / 0.42)', dark: 'rgb(0 0 0 / 0.62)' },
} as const satisfies Record<string, Themed>;

/** Lengths in pixels; a rem has 16. */
export const radii = { control: 10, card: 16, panel: 24 } as const;

export const shadows = {
  card: '0 1px 2px rgb(22 33 29 / 0.05), 0 8px 24px -12px rgb(22 33 29 / 0.12)',
  lift: '0 2px 4px rgb(22 33 29 / 0.06), 0 18px 40px -16px rgb(22 33 29 / 0.24)',
} as const;

/** The fonts after Inter. Many email clients know no `system-ui`. */
export const fallbackFonts = {
  web: 'system-ui, sans-serif',
  email: "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
} as const;
