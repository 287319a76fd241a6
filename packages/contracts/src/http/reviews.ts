import { z } from 'zod';
import { endpoint } from '../endpoint';
import { idInPath, idParams, requiredText, timestamp } from '../fields';
import { page } from '../page';
import { validationMessages } from '../validation-messages';

export const review = z.object({
  id: z.number(),
  productId: z.number(),
  customerName: z.string(),
  rating: z.number(),
  title: z.string(),
  content: z.string(),
  /** Whether its writer bought the product here. */
  verified: z.boolean(),
  /** How many people found it helpful. */
  helpful: z.number(),
  createdAt: timestamp,
  isMine: z.boolean(),
  hasMyVote: z.boolean(),
});
export type Review = z.infer<typeof review>;

/** Why the asking person may or may not write a review of this product. */
export const reviewRights = ['may-write', 'may-edit', 'not-bought', 'signed-out'] as const;

/** What a product's reviews come to, and the reader's own place among them. */
export const reviewSummary = z.object({
  summary: z.object({
    rating: z.number().nullable(),
    count: z.number(),
    /** How many gave 1, 2, 3, 4 and 5 stars. */
    stars: z.array(z.number()).length(5),
  }),
  right: z.enum(reviewRights),
  /** The asking person's own review, hidden or not; it is not repeated in the list. */
  mine: review.extend({ isHidden: z.boolean() }).nullable(),
});
export type ReviewSummary = z.infer<typeof reviewSummary>;

export const getReviewSummary = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/products/:id/reviews/summary',
  summary: "Returns a product's rating and the reader's own review",
  access: 'public',
  params: idParams,
  reply: reviewSummary,
});

/** The visible reviews of a product by others than the reader, newest first. */
export const listReviews = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/products/:id/reviews',
  summary: "Lists a product's visible reviews, newest first",
  access: 'public',
  params: idParams,
  ...page({ row: review, limitMax: 50, cursor: idInPath }),
});

export const reviewForm = z.strictObject({
  /** The name that readers see. */
  customerName: requiredText(2, 100, 'name_min'),
  rating: z.number().int().min(1, validationMessages.stars).max(5, validationMessages.stars),
  title: requiredText(2, 120, 'title_min'),
  content: requiredText(10, 5000, 'review_min'),
});

/** Writes or rewrites the asking person's one review of a product they bought. 403 `forbidden` where they did not. */
export const putReview = endpoint({
  service: 'catalog',
  method: 'PUT',
  path: '/products/:id/review',
  summary: "Writes or rewrites the user's review of a product",
  access: 'shopper',
  params: idParams,
  body: reviewForm,
  reply: review,
  statuses: [200, 201],
});

export const deleteReview = endpoint({
  service: 'catalog',
  method: 'DELETE',
  path: '/products/:id/review',
  summary: "Deletes the user's review of a product",
  access: 'shopper',
  params: idParams,
  reply: z.undefined(),
});

/** Sets or takes back the asking person's one vote. Nobody votes for their own review (409). */
export const voteReview = endpoint({
  service: 'catalog',
  method: 'PUT',
  path: '/reviews/:id/vote',
  summary: 'Marks a review as helpful or takes the vote back',
  access: 'shopper',
  params: idParams,
  body: z.strictObject({ helpful: z.boolean() }),
  reply: review,
});

export const moderatedReview = review
  .omit({ isMine: true, hasMyVote: true })
  .extend({ productName: z.string(), isHidden: z.boolean() });
export type ModeratedReview = z.infer<typeof moderatedReview>;

/** Every review of the shop, newest first. */
export const listAllReviews = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/reviews',
  summary: 'Lists all reviews, newest first',
  access: 'staff',
  ...page({
    row: moderatedReview,
    limitMax: 100,
    cursor: idInPath,
    query: { state: z.enum(['all', 'visible', 'hidden']).default('all') },
  }),
});

/** Hides a review from readers and from the product's rating, or shows it again. */
export const moderateReview = endpoint({
  service: 'catalog',
  method: 'PUT',
  path: '/reviews/:id/moderation',
  summary: 'Hides a review or shows it again',
  access: 'staff',
  params: idParams,
  body: z.strictObject({ isHidden: z.boolean() }),
  reply: moderatedReview,
});

/** The asking person's reviews, for the copy of their data. */
export const listMyReviews = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/reviews/mine',
  summary: "Lists the user's reviews",
  access: 'shopper',
  reply: z.array(review),
});
