import { eraseReviewer as eraseReviewerEndpoint } from '@shopwright/contracts/http/internal';
import * as endpoints from '@shopwright/contracts/http/reviews';
import type { Database } from '@shopwright/service-kit/database/connection';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { signedIn } from '@shopwright/service-kit/http/signed-in';
import { deleteReview } from './delete-review';
import { eraseReviewer } from './erase-reviewer';
import { listAllReviews } from './list-all-reviews';
import { listMyReviews } from './list-my-reviews';
import { listReviews } from './list-reviews';
import { moderateReview } from './moderate-review';
import { putReview } from './put-review';
import { voteReview } from './vote-review';

export function reviewRoutes({ bind }: RouteTable, database: Database): void {
  bind(endpoints.listReviews, ({ params, query, actor }) => listReviews(database, params.id, query, actor));
  bind(endpoints.putReview, async ({ params, body, actor, res }) => {
    const edit = { productId: params.id, userId: signedIn(actor), form: body };
    const { review, isNew } = await putReview(database, edit);
    if (isNew) res.status(201);
    return review;
  });
  bind(endpoints.deleteReview, async ({ params, actor }) => {
    await deleteReview(database, params.id, signedIn(actor));
    return undefined;
  });
  bind(endpoints.voteReview, ({ params, body, actor }) =>
    voteReview(database, { reviewId: params.id, userId: signedIn(actor), helpful: body.helpful }),
  );
  bind(endpoints.listMyReviews, ({ actor }) => listMyReviews(database, signedIn(actor)));
  bind(endpoints.listAllReviews, ({ query }) => listAllReviews(database, query));
  bind(endpoints.moderateReview, ({ params, body }) => moderateReview(database, params.id, body.isHidden));
  bind(eraseReviewerEndpoint, ({ body }) => eraseReviewer(database, body.userId));
}
