import { listReviews } from '@shopwright/contracts/http/reviews';
import { writeReview } from '../../../services/catalog/src/reviews/test-reviews';
import { describeConsumer } from '../consumer-cases';

let userId = 0;
const reviewedBy = new Map<object, number>();

describeConsumer('review-erasures', {
  queue: 'review-erasures',
  type: 'account-erased',
  service: 'catalog',
  payload: async (shop) => {
    userId += 1;
    const { id: productId } = await shop.catalog.addProduct();
    await writeReview(shop.catalog, { productId, userId });
    const payload = { userId };
    reviewedBy.set(payload, productId);
    return payload;
  },
  countEffects: async ({ catalog }, payload) => {
    const reviews = await catalog.client.call(listReviews, {
      params: { id: String(reviewedBy.get(payload)) },
      query: {},
    });
    return reviews.filter((review) => review.customerName === 'Former customer').length;
  },
});
