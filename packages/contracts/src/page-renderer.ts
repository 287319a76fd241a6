import type { Language } from './fields';

/** Passed once by the BFF. */
export interface PageRendererOptions {
  template: string;
  /** Vite's. */
  manifest: Record<string, { file: string; imports?: string[] }>;
  origin: string;
  /** Answers a GET below /api for a visitor. */
  read: (address: string) => Promise<Response>;
}

export interface PageRequest {
  /** Path and query. */
  address: string;
  language: Language;
  /** Best first, for a store without `language`. */
  otherLanguages?: Language[];
  /** True without a session. */
  isSignedOut: boolean;
}

interface PreparedPage {
  /** 404 for an unknown address, 503 if data is unavailable. */
  status: 200 | 404 | 503;
  language: Language;
  /** Moved for good. */
  redirectTo?: string;
  /** Equal for equal pages. */
  fingerprint: string;
  render(): string;
}

export interface PageRenderer {
  /** Reads the data of a page. Never rejects. */
  prepare(request: PageRequest): Promise<PreparedPage>;
  /** Describes the store for language models, in its own language without one. Rejects without the catalog. */
  overview(language?: Language): Promise<string>;
  /** Returns the document without its page, which the browser renders. */
  shell(language: Language): string;
}

/** Exported by the built `entry-server`. */
export type CreatePageRenderer = (options: PageRendererOptions) => Promise<PageRenderer>;
