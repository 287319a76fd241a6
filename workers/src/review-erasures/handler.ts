import { eraseReviewer } from '@shopwright/contracts/http/internal';
import type { JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { Services } from '../services';

/** The catalogue lets go of a person whose account was closed; once done, doing it again changes nothing. */
export function eraseReviewers({ catalog }: Pick<Services, 'catalog'>): JobHandler<'review-erasures'> {
  return async ({ payload }) => {
    await catalog.call(eraseReviewer, { body: { userId: payload.userId } });
  };
}
