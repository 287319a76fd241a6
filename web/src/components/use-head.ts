import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../i18n/language-provider';
import { languages } from '../i18n/languages';
import { addressLanguage, canonicalAddress, isListed, type PageHead, windowTitle } from '../lib/head';
import { describeStore, titleOfStore, useStoreSettings } from '../lib/queries/store-settings';

/** Collects the head of the page that the server renders. */
export const HeadOnServer = createContext<{ head: PageHead } | null>(null);

/** Names and describes the page. The server writes it into the document, the browser keeps it up to date. */
export function useHead(head: PageHead): void {
  const { t, language } = useLanguage();
  const settings = useStoreSettings();
  const { pathname, search } = useLocation();
  const onServer = useContext(HeadOnServer);
  if (onServer) onServer.head = head;

  const address = pathname + search;
  const title =
    head.windowTitle ?? windowTitle(head.title, { name: t('shared.brand'), title: titleOfStore(settings, t) });
  const description = head.description || describeStore(settings, language, 'head', t);
  const place = head.canonical ?? address;
  const isHidden = Boolean(head.isHidden) || !isListed(address);
  useEffect(() => {
    document.title = title;
    setTag('meta[name=description]', 'meta', { name: 'description', content: description });
    setTag('meta[name=robots]', 'meta', isHidden ? { name: 'robots', content: 'noindex' } : null);
    const canonical = origin() + canonicalAddress(place, addressLanguage(address, languages));
    setTag('link[rel=canonical]', 'link', isHidden ? null : { rel: 'canonical', href: canonical });
  }, [title, description, isHidden, address, place]);
}

let knownOrigin: string | undefined;

/** The store's own, as the server gave it: it may be reached by other names too. */
function origin(): string {
  knownOrigin ??= new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href).origin;
  return knownOrigin;
}

/** Updates the element, makes it where it is missing, removes it without attributes. */
function setTag(selector: string, name: 'meta' | 'link', attributes: Record<string, string> | null): void {
  const found = document.head.querySelector(selector);
  if (!attributes) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement(name));
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
}

/** Names the page in the tab and in the history, where that is all there is to say about it. */
export const useTitle = (title: string | undefined): void => useHead({ title });
