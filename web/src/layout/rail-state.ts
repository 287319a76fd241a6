import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../lib/local-storage';

const key = 'staff-rail';

/** Returns true if this browser last saw the back office's rail as icons alone. */
export const isRailCollapsed = (): boolean => readStored(key) === 'collapsed';

export const rememberRail = (isCollapsed: boolean): void => writeStored(key, isCollapsed ? 'collapsed' : null);

const neverChanges = () => () => {};

/** The same for a page that the server may have rendered, which knows of no collapsed rail. */
export const useWasRailCollapsed = (): boolean => useSyncExternalStore(neverChanges, isRailCollapsed, () => false);
