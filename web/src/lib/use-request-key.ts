import { useState } from 'react';
import { randomUuid } from './random';

/** Returns a key for each different request: the second half of a double click, or a retry, has the same one. */
export function useRequestKey(): (request: unknown) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (request) => {
    const text = JSON.stringify(request);
    const key = keys.get(text) ?? randomUuid();
    keys.set(text, key);
    return key;
  };
}
