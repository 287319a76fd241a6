import * as z from 'zod';
import { endpoint } from '../endpoint';
import { language, maxInteger, text, timestamp } from '../fields';
import { pageTextMax, pageTextNames } from '../page-texts';

const page = z.enum(pageTextNames).meta({ examples: ['about'] });
const params = z.strictObject({ page, language });

/** Markdown. Its HTML is shown as text. */
export const pageText = z.object({
  page,
  /** English where there is no text in the requested one. */
  language,
  /** Null for the default text. */
  body: z.string().nullable(),
});
export type PageText = z.infer<typeof pageText>;

export const getPageText = endpoint('catalog', 'GET /page-texts/:page', {
  summary: "Retrieves a page's own text",
  access: 'public',
  isCached: true,
  params: z.strictObject({ page }),
  query: z.strictObject({ language: language.optional() }),
  response: pageText,
});

/** The highest version is the present one; a null body is the default. */
export const pageTextVersion = z.object({
  version: z.number(),
  body: z.string().nullable(),
  createdAt: timestamp,
  createdBy: z.number().nullable(),
});
export type PageTextVersion = z.infer<typeof pageTextVersion>;

export const listPageTextVersions = endpoint('catalog', 'GET /staff/page-texts/:page/:language', {
  summary: "Lists the versions of a page's text, newest first",
  access: 'staff',
  permission: 'settings:read',
  params,
  response: z.array(pageTextVersion),
});

/** `basedOn` is the highest known version, or 0. 409 if there is a newer one. */
export const putPageText = endpoint('catalog', 'PUT /staff/page-texts/:page/:language', {
  summary: "Saves a new version of a page's text",
  access: 'staff',
  permission: 'settings:write',
  maxBodyBytes: 128 * 1024,
  params,
  body: z.strictObject({
    body: text(pageTextMax)
      .refine((value) => value !== '', 'Required')
      .nullable(),
    basedOn: z.number().int().min(0).max(maxInteger),
  }),
  response: z.array(pageTextVersion),
});
