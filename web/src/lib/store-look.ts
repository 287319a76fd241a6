import { accentStyles } from '@shopwright/contracts/accent-color';
import type { StoreSettings } from '@shopwright/contracts/http/store-settings';

export const defaultIcons = { icon: '/favicon.svg', touch: '/apple-touch-icon.png' } as const;

/** Returns an uploaded icon in a size that tabs and home screens take. */
export const iconAddress = (favicon: string): string => (favicon.startsWith('/') ? `${favicon}?w=160` : favicon);

/** Shows a new icon and accent color in this document. The server writes them into every other one. */
export function applyStoreLook({ favicon, accentColor }: Pick<StoreSettings, 'favicon' | 'accentColor'>): void {
  const icon = document.head.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) {
    icon.removeAttribute('type');
    icon.href = favicon ? iconAddress(favicon) : defaultIcons.icon;
  }
  document.getElementById('accent')?.remove();
  if (!accentColor) return;
  const style = document.createElement('style');
  style.id = 'accent';
  style.textContent = accentStyles(accentColor);
  document.head.append(style);
}
