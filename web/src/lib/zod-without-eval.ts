import { config } from 'zod';

// Zod would try whether it may compile code. The store's Content-Security-Policy says no, which Firefox reports as an
// error on every page with a form. In one file with zod itself (vite.config.ts), so that this runs before any schema.
config({ jitless: true });
