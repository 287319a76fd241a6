import type { Language } from './fields';

/** What the web app's server half gets from the BFF, once. */
export interface PageRendererOptions {
  /** The built index.html. */
  template: string;
  /** Vite's manifest: which file each source became. */
  manifest: Record<string, { file: string; imports?: string[] }>;
  /** Where browsers find the store. */
  origin: string;
  /** Answers a GET below /api as it would answer a visitor who is not signed in. */
  read: (address: string) => Promise<Response>;
}

export interface PageRequest {
  /** Path and query, as they were asked for. */
  address: string;
  language: Language;
  /** What the visitor understands besides, best first: for a store that does not offer `language`. */
  otherLanguages?: Language[];
  /** True without a session, so that the page shows at once that the visitor is not signed in. */
  isSignedOut: boolean;
}

export interface PreparedPage {
  /** 404 where the address names nothing, 503 where what the page is about cannot be read right now. */
  status: 200 | 404 | 503;
  /** The language of the page: one that the store offers. */
  language: Language;
  /** The address to which the page has moved for good. */
  redirectTo?: string;
  /** Pages with the same fingerprint are the same, byte for byte. */
  fingerprint: string;
  /** The whole document. */
  render(): string;
}

export interface PageRenderer {
  /** Reads what the page shows. Never rejects because of what cannot be read. */
  prepare(request: PageRequest): Promise<PreparedPage>;
  /** The document without its page, which the browser then renders by itself. */
  shell(language: Language): string;
}

/** What the built module `entry-server` exports as `createPageRenderer`. */
export type CreatePageRenderer = (options: PageRendererOptions) => Promise<PageRenderer>;
