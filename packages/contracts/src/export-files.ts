import * as z from 'zod';

export const exportFormats = ['csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What every export has in common. It streams, and may take minutes in a large store. */
export const exportQuery = { format: z.enum(exportFormats).default('csv') };
export const exportTimeoutMs = 900_000;

export const exportFile = (name: string) => ({
  type: 'text/csv; charset=utf-8',
  name: `${name}.csv`,
  byFormat: { json: { type: 'application/json; charset=utf-8', name: `${name}.json` } },
});
