import { useEffect } from 'react';
import { wake } from '../lib/wake';

/** Stands beside the page, and tells when it is alive. */
export function Awake() {
  useEffect(wake, []);
  return null;
}
