import * as z from 'zod';
import { endpoint } from '../endpoint';
import { exportFile, exportQuery, exportTimeoutMs } from '../export-files';
import { idInPath, idParams, line } from '../fields';
import { page } from '../page';
import { readStorePath, toRedirectKey } from '../redirect-paths';
import { validationMessages } from '../validation-messages';

/** Of a store. */
export const redirectsMax = 200_000;
const redirectsPerCallMax = 10_000;

const address = () => line(2000);

/** From an address that the store has no page at, to one of its own. */
export const redirect = z.object({ id: z.number(), from: z.string(), to: z.string() });
export type Redirect = z.infer<typeof redirect>;

export const newRedirect = z.strictObject({
  /** A path, with or without a query; the host of a whole address is ignored. */
  from: address().refine((value) => toRedirectKey(value) !== undefined, validationMessages.redirect_from),
  to: address().refine((value) => readStorePath(value) !== undefined, validationMessages.redirect_to),
});
export type NewRedirect = z.infer<typeof newRedirect>;

/** The newest first. */
export const listRedirects = endpoint('catalog', 'GET /staff/redirects', {
  summary: 'Lists redirects',
  access: 'staff',
  permission: 'redirects:write',
  ...page({ row: redirect, limitMax: 200, cursor: idInPath, query: { search: line(200).optional() } }),
});

/** By their addresses, in the columns of an import. */
export const exportRedirects = endpoint('catalog', 'GET /staff/redirects/export', {
  summary: 'Exports redirects as CSV or JSON',
  access: 'staff',
  permission: 'redirects:write',
  query: z.strictObject(exportQuery),
  response: z.undefined(),
  file: exportFile('redirects'),
  timeoutMs: exportTimeoutMs,
  priority: 'account',
});

/**
 * All or none. One with a known `from` replaces it. No redirect leads to another: where one would, it leads to that one's target. 400
 * names what would lead back to itself, or hide a page of the store.
 */
export const addRedirects = endpoint('catalog', 'POST /staff/redirects', {
  summary: 'Adds redirects',
  access: 'staff',
  permission: 'redirects:write',
  maxBodyBytes: 4 * 1024 * 1024,
  timeoutMs: 15_000,
  body: z.strictObject({ redirects: z.array(newRedirect).min(1).max(redirectsPerCallMax) }),
  response: z.object({ saved: z.number() }),
});

export const deleteRedirect = endpoint('catalog', 'DELETE /staff/redirects/:id', {
  summary: 'Deletes a redirect',
  access: 'staff',
  permission: 'redirects:write',
  params: idParams,
  response: z.undefined(),
});

/** Where an address without a page leads. 404 if nowhere. */
export const findRedirect = endpoint('catalog', 'GET /redirects', {
  summary: 'Finds the redirect of an address',
  access: 'public',
  isCached: true,
  query: z.strictObject({ address: z.string().max(4000) }),
  response: z.object({ to: z.string() }),
});
