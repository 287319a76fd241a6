import { accentStyles } from '@shopwright/contracts/accent-color';
import type { StoreSettings } from '@shopwright/contracts/http/store-settings';
import { defaultIcons, iconAddress } from '../lib/store-look';
import { escapeHtml } from './head-tags';

/** The tags that are the same on every page of the store: its icon, and the style of its accent color. */
export function storeTags(settings: StoreSettings | undefined): string[] {
  const accent = settings?.accentColor;
  return [...iconLinks(settings?.favicon), ...(accent ? [`<style id="accent">${accentStyles(accent)}</style>`] : [])];
}

function iconLinks(favicon: string | null | undefined): string[] {
  if (!favicon) {
    return [
      `<link rel="icon" href="${defaultIcons.icon}" type="image/svg+xml" />`,
      `<link rel="apple-touch-icon" href="${defaultIcons.touch}" />`,
    ];
  }
  const href = escapeHtml(iconAddress(favicon));
  return [`<link rel="icon" href="${href}" />`, `<link rel="apple-touch-icon" href="${href}" />`];
}
