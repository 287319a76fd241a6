import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Source to bundle of every program, which `infra/local/tests/test-servers.ts` brings up to date. */
    programs: Record<string, string>;
  }
}

/**
 * Returns the bundle that a store runs of a program, named by its source without the ending: `services/auth/src/main`.
 * Translating the source in each process takes two to four times the CPU.
 */
export function programFile(source: string): string {
  const file = inject('programs')[source];
  if (file === undefined) throw new Error(`no bundle is made of ${source}`);
  return file;
}
