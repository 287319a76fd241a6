import type { Language } from './fields';

/** The options that the BFF passes once to the server half of the web app. */
export interface PageRendererOptions {
  /** The built index.html. */
  template: string;
  /** Vite's manifest: which file each source became. */
  manifest: Record<string, { file: string; imports?: string[] }>;
  /** The address at which browsers find the store. */
  origin: string;
  /** Answers a GET below /api as it would answer a visitor who is not signed in. */
  read: (address: string) => Promise<Response>;
}

export interface PageRequest {
  /** Path and query, as they were asked for. */
  address: string;
  language: Language;
  /** The visitor's other languages, best first, for a store that does not offer `language`. */
  otherLanguages?: Language[];
  /** True without a session, so that the page shows at once that the visitor is not signed in. */
  isSignedOut: boolean;
}

interface PreparedPage {
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

/** The type of `createPageRenderer`, which the built module `entry-server` exports. */
export type CreatePageRenderer = (options: PageRendererOptions) => Promise<PageRenderer>;
