import * as z from 'zod';
import { endpoint } from '../endpoint';
import { exportFile, exportQuery, exportTimeoutMs } from '../export-files';
import { email, idInPath, idParams, requiredLine, requiredText, timestamp } from '../fields';
import { page, textCursor } from '../page';
import { validationMessages } from '../validation-messages';
import { imageUpload } from './product-editing';

/** The name of an author who was erased. */
export const formerCustomer = 'Former customer';

export const review = z.object({
  id: z.number(),
  productId: z.number(),
  customerName: z.string(),
  rating: z.number(),
  title: z.string(),
  content: z.string(),
  verified: z.boolean(),
  helpful: z.number(),
  /** Ids, in the order in which they are shown. */
  photos: z.array(z.string()),
  /** Of the store, where an imported review has one. */
  reply: z.string().nullable().default(null),
  /** From a file of another shop. Never verified. */
  isImported: z.boolean().default(false),
  createdAt: timestamp,
  isMine: z.boolean(),
  hasMyVote: z.boolean(),
});
export type Review = z.infer<typeof review>;

/** Whether the user may write a review, or why not. */
const reviewRights = ['may-write', 'may-edit', 'not-bought', 'signed-out'] as const;

export const reviewSummary = z.object({
  summary: z.object({
    rating: z.number().nullable(),
    count: z.number(),
    /** The counts of 1, 2, 3, 4 and 5 stars. */
    stars: z.array(z.number()).length(5),
  }),
  right: z.enum(reviewRights),
  /** Included even if hidden. The list leaves it out. */
  mine: review.extend({ isHidden: z.boolean() }).nullable(),
});
export type ReviewSummary = z.infer<typeof reviewSummary>;

export const getReviewSummary = endpoint('catalog', 'GET /products/:id/reviews/summary', {
  summary: 'Retrieves the review summary of a product',
  access: 'public',
  permission: 'reviews:read',
  isCached: true,
  params: idParams,
  response: reviewSummary,
});

export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Visible ones of other users. Of two with the same rating or as many votes, the newer one is first. */
export const listReviews = endpoint('catalog', 'GET /products/:id/reviews', {
  summary: 'Lists the reviews of a product',
  access: 'public',
  permission: 'reviews:read',
  isCached: true,
  params: idParams,
  ...page({
    row: review,
    limitMax: 50,
    cursor: textCursor,
    query: { sort: z.enum(reviewSorts).default('newest') },
  }),
});

export const reviewPhotosMax = 4;

export const reviewForm = z.strictObject({
  customerName: requiredLine(2, 100, 'name_min'),
  rating: z.number().int().min(1, validationMessages.stars).max(5, validationMessages.stars),
  title: requiredLine(2, 120, 'title_min'),
  content: requiredText(10, 5000, 'review_min'),
  /** In the order in which they are shown. Leaving it out keeps them. */
  photos: z.array(z.uuid()).max(reviewPhotosMax, `A review can have at most ${reviewPhotosMax} photos`).optional(),
});

/** One review of a product per user. 403 `forbidden` without a purchase, 422 for photos that are not theirs. */
export const putReview = endpoint('catalog', 'PUT /products/:id/review', {
  summary: "Creates or updates the user's review of a product",
  access: 'shopper',
  params: idParams,
  body: reviewForm,
  response: review,
  statuses: [200, 201],
});

/** 403 `forbidden` for a user who may neither write nor edit one. Asked before a photo is read. */
export const checkReviewRight = endpoint('catalog', 'GET /products/:id/review-right', {
  summary: 'Checks that the user may review a product',
  access: 'shopper',
  params: idParams,
  response: z.undefined(),
});

const photoId = z.uuid();

/** 403 `forbidden` without a purchase, 422 for too many that no review has. */
export const uploadReviewPhoto = endpoint('catalog', 'POST /products/:id/review-photos', {
  summary: "Uploads a photo for the user's review of a product",
  access: 'shopper',
  rateLimit: 'strict',
  params: idParams,
  upload: { ...imageUpload, authorizedBy: checkReviewRight },
  response: z.object({ photo: photoId }),
  timeoutMs: 17_000,
  statuses: [201],
});

/** Of a visible review; of a hidden one to its author and to staff. A photo never changes. */
export const reviewPhoto = endpoint('catalog', 'GET /review-photos/:photo', {
  summary: 'Returns a photo of a review',
  access: 'public',
  permission: 'reviews:read',
  params: z.strictObject({ photo: photoId }),
  query: z.strictObject({ size: z.literal('thumbnail').optional() }),
  response: z.undefined(),
  file: { type: 'image/webp', maxAgeSeconds: 3600 },
  timeoutMs: 10_000,
});

export const deleteReview = endpoint('catalog', 'DELETE /products/:id/review', {
  summary: "Deletes the user's review of a product",
  access: 'shopper',
  params: idParams,
  response: z.undefined(),
});

/** 409 `conflict` for their own review. */
export const voteReview = endpoint('catalog', 'PUT /reviews/:id/vote', {
  summary: 'Votes for a review',
  access: 'shopper',
  params: idParams,
  body: z.strictObject({ helpful: z.boolean() }),
  response: review,
});

export const moderatedReview = review
  .omit({ isMine: true, hasMyVote: true })
  .extend({ productName: z.string(), isHidden: z.boolean() });
export type ModeratedReview = z.infer<typeof moderatedReview>;

const reviewFilters = { state: z.enum(['all', 'visible', 'hidden']).default('all') };

export const listAllReviews = endpoint('catalog', 'GET /reviews', {
  summary: 'Lists all reviews',
  access: 'staff',
  permission: 'reviews:read',
  ...page({
    row: moderatedReview,
    limitMax: 100,
    cursor: idInPath,
    query: reviewFilters,
  }),
});

/**
 * Oldest first, in the columns in which `POST /imports/reviews` takes them. Without ids, which another store gives to other reviews.
 * `email` is of imported ones, for those who may read customers. As JSON, an array of objects with the same columns.
 */
export const exportReviews = endpoint('catalog', 'GET /reviews/export', {
  summary: 'Exports reviews as CSV or JSON',
  access: 'staff',
  permission: 'reviews:read',
  query: z.strictObject({ ...reviewFilters, ...exportQuery }),
  response: z.undefined(),
  file: exportFile('reviews'),
  timeoutMs: exportTimeoutMs,
});

/** A hidden review does not count. */
export const moderateReview = endpoint('catalog', 'PUT /reviews/:id/moderation', {
  summary: 'Hides or shows a review',
  access: 'staff',
  permission: 'reviews:write',
  params: idParams,
  body: z.strictObject({ isHidden: z.boolean() }),
  response: moderatedReview,
});

/**
 * Removes name, address and reply from all imported reviews of the address, also from those that a file brings later. The same for an
 * address that has none, so that a person can be erased before a file brings them. Reviews of an account are erased with it.
 */
export const eraseReviewerByEmail = endpoint('catalog', 'POST /reviews/erase', {
  summary: 'Erases the author of imported reviews by email address',
  access: 'staff',
  permission: 'customers:privacy',
  body: z.strictObject({ email: email() }),
  response: z.object({ reviews: z.number() }),
});

/** Of an imported review; with its other reviews where it has an address. 409 `conflict` for one that was written here. */
export const eraseReviewAuthor = endpoint('catalog', 'POST /reviews/:id/erase', {
  summary: 'Erases the author of an imported review',
  access: 'staff',
  permission: 'customers:privacy',
  params: idParams,
  response: z.object({ reviews: z.number() }),
});

export const deleteReviewPhoto = endpoint('catalog', 'DELETE /reviews/:id/photos/:photo', {
  summary: 'Deletes a photo of a review',
  access: 'staff',
  permission: 'reviews:write',
  params: z.strictObject({ id: idInPath, photo: photoId }),
  response: moderatedReview,
});

/** Newest first, hidden ones too. For the export of the user's data. */
export const listMyReviews = endpoint('catalog', 'GET /reviews/mine', {
  summary: "Lists the user's reviews",
  access: 'shopper',
  ...page({ row: review, limitMax: 100, cursor: idInPath }),
});
