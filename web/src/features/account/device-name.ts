/** Asked in this order: most browsers also call themselves by the names of older ones. */
const browsers: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
];

const systems: [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

export interface DeviceName {
  browser: string | undefined;
  system: string | undefined;
  isPhone: boolean;
}

/** Returns familiar names for a browser and system from its user agent. Undefined where it names none. */
export function deviceName(userAgent: string | null): DeviceName {
  const first = (list: typeof browsers) => list.find(([, mark]) => mark.test(userAgent ?? ''))?.[0];
  return {
    browser: first(browsers),
    system: first(systems),
    isPhone: /\bMobile\b|\biPhone\b|\bAndroid\b/.test(userAgent ?? ''),
  };
}
