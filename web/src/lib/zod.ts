import { config } from 'zod/v4/core';

// Zod would try whether it may compile code. The store's Content-Security-Policy says no, which Firefox reports as an
// error on every page with a form.
config({ jitless: true });

// biome-ignore lint/performance/noBarrelFile: forms import zod from here
export * from 'zod/v4';
