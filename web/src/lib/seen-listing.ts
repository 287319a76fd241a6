import { type MouseEvent, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readStored, writeStored } from './local-storage';

interface SeenListing {
  address: string;
  /** Its place in the tab's history. */
  at: number;
}

const storageKey = 'seen-listing';
const session = () => sessionStorage;
/** The router counts the entries of the tab's history. */
const placeInHistory = (): number => window.history.state?.idx ?? 0;

/** Remembers a search or a filtered list, so that a product's page can lead back to it. */
export function useRememberListing(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const params = new URLSearchParams(search);
    params.delete('section');
    const listing: SeenListing | null = params.size > 0 ? { address: pathname + search, at: placeInHistory() } : null;
    writeStored(storageKey, JSON.stringify(listing), session);
  }, [pathname, search]);
}

/**
 * Returns what a link to all products does when it is clicked: it leads to the search or filtered list that was last seen in
 * this tab, where it was left if it is the page before.
 */
export function useBackToListing(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const listing = readListing();
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !listing || listing.at >= placeInHistory()) return;
    event.preventDefault();
    if (listing.at === placeInHistory() - 1) void navigate(-1);
    else void navigate(listing.address);
  };
}

function readListing(): SeenListing | null {
  try {
    return JSON.parse(readStored(storageKey, session) ?? 'null');
  } catch {
    return null;
  }
}
