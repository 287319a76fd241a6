import type { Menus } from '@shopwright/contracts/http/menus';
import type { AllStorefrontTexts, HomeSection } from '@shopwright/contracts/http/storefront';
import { useEffect, useState } from 'react';

/** What the preview shows instead of what is saved. */
export interface StorefrontDraft {
  heroImage: string | null;
  heroLink: string | null;
  homeSections: HomeSection[];
  menus: Menus;
  storefrontTexts: AllStorefrontTexts;
}

const channelName = 'storefront-draft';
/** The preview asks with it for the draft. */
const question = 'draft?';

/** Gives the draft to previews in other tabs of this browser, whenever it changes and whenever one asks. */
export function useShareDraft(draft: StorefrontDraft): void {
  const text = JSON.stringify(draft);
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }) => data === question && channel.postMessage(text);
    channel.postMessage(text);
    return () => channel.close();
  }, [text]);
}

/** Returns the draft of the settings that are open in another tab; undefined until it answers. */
export function useStorefrontDraft(): StorefrontDraft | undefined {
  const [draft, setDraft] = useState<StorefrontDraft>();
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }) => data !== question && setDraft(JSON.parse(String(data)) as StorefrontDraft);
    channel.postMessage(question);
    return () => channel.close();
  }, []);
  return draft;
}
