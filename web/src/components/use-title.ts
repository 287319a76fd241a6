import { useHead } from './use-head';

/** Names the page in the tab and in the history, where that is all there is to say about it. */
export const useTitle = (title: string | undefined): void => useHead({ title });
