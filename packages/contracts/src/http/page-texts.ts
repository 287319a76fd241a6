import { z } from 'zod';
import { endpoint } from '../endpoint';
import { language, maxInteger, text, timestamp } from '../fields';
import { pageTextMax, pageTextNames } from '../page-texts';

const page = z.enum(pageTextNames).meta({ examples: ['about'] });
const params = z.strictObject({ page, language });

/** A text in Markdown. Its HTML is shown as text and never runs. */
const pageText = z.object({
  page,
  /** The language of the text: English where there is none in the requested one. */
  language,
  /** Null where the page shows the text that comes with the store. */
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

/** One saved state of a text. The highest version is the present one; null is a return to the default. */
const pageTextVersion = z.object({
  version: z.number(),
  body: z.string().nullable(),
  createdAt: timestamp,
  createdBy: z.number().nullable(),
});
export type PageTextVersion = z.infer<typeof pageTextVersion>;

export const listPageTextVersions = endpoint('catalog', 'GET /staff/page-texts/:page/:language', {
  summary: "Lists the versions of a page's text, newest first",
  access: 'staff',
  params,
  response: z.array(pageTextVersion),
});

/** Saves a new version. 409 if someone has saved another one since `basedOn`, the highest version then, or 0. */
export const putPageText = endpoint('catalog', 'PUT /staff/page-texts/:page/:language', {
  summary: "Saves a new version of a page's text",
  access: 'operator',
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
