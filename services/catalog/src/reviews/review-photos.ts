import { reviewPhotosMax } from '@shopwright/contracts/http/reviews';
import { isStaff } from '@shopwright/contracts/roles';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { encodeImage } from '@shopwright/service-kit/encode-image';
import { AppError, fieldError, invariant } from '@shopwright/service-kit/errors';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import type { ReadFile } from '@shopwright/service-kit/http/server';
import { and, eq, inArray, isNotNull, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { productNotFound, products } from '../db/products';
import { reviewPhotos, reviews } from '../db/reviews';
import { hasPurchase, isOwnReview, lockProduct, lockPurchase, notBought } from './review-row';

/** Of one customer and product, with those that are not in the review yet. Enough to choose others a few times. */
const storedMax = 3 * reviewPhotosMax;
const thumbnailSide = 320;

interface Reviewer {
  productId: number;
  userId: number;
}

/** Throws `forbidden` for a user who may neither write nor edit a review. Changes nothing. */
export async function assertMayReview({ db }: Pick<Database, 'db'>, { productId, userId }: Reviewer): Promise<void> {
  const [product] = await db
    .select({
      archivedAt: products.archivedAt,
      mayReview: sql<boolean>`(${hasPurchase(productId, userId)}
        or exists (select 1 from reviews own where own.product_id = ${productId} and own.user_id = ${userId}))`,
    })
    .from(products)
    .where(eq(products.id, productId));
  if (!product || product.archivedAt) throw productNotFound();
  if (!product.mayReview) throw notBought();
}

/**
 * Stores a photo for a review, as WebP without metadata. Who may is asked before the file is read and decoded, which takes
 * long, and again under the locks of a review that is written, which the account's erasure waits for.
 */
export async function storeReviewPhoto(
  database: Database,
  reviewer: Reviewer,
  readFile: ReadFile,
): Promise<{ photo: string }> {
  const { productId, userId } = reviewer;
  await assertMayReview(database, reviewer);
  await assertRoom(database.db, reviewer);
  const { bytes: image } = await encodeImage(await readFile());
  const { bytes: thumbnail } = await encodeImage(image, { sideMax: thumbnailSide });
  return database.transaction(async (tx) => {
    const hasBought = await lockPurchase(tx, productId, userId);
    const product = await lockProduct(tx, productId);
    if (!product || product.archivedAt) throw productNotFound();
    const own = tx.select({ id: reviews.id }).from(reviews).where(isOwnReview(productId, userId)).for('share');
    if (!hasBought && (await own).length === 0) throw notBought();
    await assertRoom(tx, reviewer);
    const [row] = await tx
      .insert(reviewPhotos)
      .values({ productId, userId, image, thumbnail })
      .returning({ id: reviewPhotos.id });
    invariant(row, 'an insert returns its row');
    return { photo: row.id };
  });
}

const isOf = ({ productId, userId }: Reviewer): SQL | undefined =>
  and(eq(reviewPhotos.productId, productId), eq(reviewPhotos.userId, userId));

async function assertRoom(tx: Executor, reviewer: Reviewer): Promise<void> {
  if ((await tx.$count(reviewPhotos, isOf(reviewer))) >= storedMax) {
    throw fieldError('unprocessable', 'photos', 'Save the review before you add more photos');
  }
}

/** Gives the photos to the review of the locked product, in their order, and deletes the customer's others. */
export async function takePhotos(
  tx: Executor,
  reviewer: Reviewer,
  { reviewId, photos }: { reviewId: number; photos: string[] },
): Promise<void> {
  const isFree = or(isNull(reviewPhotos.reviewId), eq(reviewPhotos.reviewId, reviewId));
  const taken = await tx
    .update(reviewPhotos)
    .set({ reviewId })
    .where(and(isOf(reviewer), isFree, inArray(reviewPhotos.id, photos)))
    .returning({ id: reviewPhotos.id });
  if (taken.length !== photos.length) {
    throw fieldError('unprocessable', 'photos', 'Not a photo that you uploaded for this review, or named twice');
  }
  await tx.delete(reviewPhotos).where(and(isOf(reviewer), notInArray(reviewPhotos.id, photos)));
}

interface PhotoQuery {
  photo: string;
  size: 'thumbnail' | undefined;
}

/** Returns a photo of a visible review; its author's own, and those of hidden reviews to staff. */
export async function getReviewPhoto({ db }: Database, { photo, size }: PhotoQuery, actor: Actor): Promise<Buffer> {
  const isVisible = isStaff(actor.role)
    ? isNotNull(reviews.id)
    : and(eq(reviews.isHidden, false), isNull(products.archivedAt));
  const isOwn = actor.userId === undefined ? undefined : eq(reviewPhotos.userId, actor.userId);
  const [row] = await db
    .select({ image: size === 'thumbnail' ? reviewPhotos.thumbnail : reviewPhotos.image })
    .from(reviewPhotos)
    .innerJoin(products, eq(products.id, reviewPhotos.productId))
    .leftJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .where(and(eq(reviewPhotos.id, photo), or(isVisible, isOwn)));
  if (!row) throw photoNotFound();
  return row.image;
}

export const photoNotFound = () => new AppError('not_found', 'No such photo');

/** Deletes photos that were uploaded for a review which was not saved with them. */
export async function purgeLeftPhotos({ db }: Pick<Database, 'db'>): Promise<void> {
  await db
    .delete(reviewPhotos)
    .where(and(isNull(reviewPhotos.reviewId), lt(reviewPhotos.createdAt, sql`now() - interval '1 day'`)));
}
