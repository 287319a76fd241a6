import { createContext } from 'react';

/** The id of the collection whose page it is: every list and count on it is of its products. */
export const ListedCollection = createContext<number | undefined>(undefined);
