import * as internal from '@shopwright/contracts/http/internal';
import * as reviews from '@shopwright/contracts/http/reviews';
import { signedIn } from '@shopwright/service-kit/http/internal-token';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { deleteReview } from './delete-review';
import { eraseReviewer } from './erase-reviewer';
import { getReviewSummary } from './get-review-summary';
import { listAllReviews } from './list-all-reviews';
import { listMyReviews } from './list-my-reviews';
import { listReviews } from './list-reviews';
import { moderateReview } from './moderate-review';
import { putReview } from './put-review';
import { voteReview } from './vote-review';

export function reviewRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(reviews.listReviews, ({ params, query, actor }) => listReviews(database, params.id, query, actor));
  routes.bind(reviews.getReviewSummary, ({ params, actor }) => getReviewSummary(database, params.id, actor));
  routes.bind(reviews.putReview, async ({ params, body, actor, res }) => {
    const edit = { productId: params.id, userId: signedIn(actor), form: body };
    const { review, isNew } = await putReview(database, edit);
    if (isNew) res.status(201);
    return review;
  });
  routes.bind(reviews.deleteReview, async ({ params, actor }) => {
    await deleteReview(database, params.id, signedIn(actor));
    return undefined;
  });
  routes.bind(reviews.voteReview, ({ params, body, actor }) =>
    voteReview(database, { reviewId: params.id, userId: signedIn(actor), helpful: body.helpful }),
  );
  routes.bind(reviews.listMyReviews, ({ actor }) => listMyReviews(database, signedIn(actor)));
  routes.bind(reviews.listAllReviews, ({ query }) => listAllReviews(database, query));
  routes.bind(reviews.moderateReview, ({ params, body }) => moderateReview(database, params.id, body.isHidden));
  routes.bind(internal.eraseReviewer, ({ body }) => eraseReviewer(database, body.userId));
}
