import { parseHomeLink } from '@shopwright/contracts/http/storefront';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { fieldError } from '@shopwright/service-kit/errors';
import { eq } from 'drizzle-orm';
import { uploadedImages } from '../db/images';
import { isShownSlug } from './get-store-settings';

interface Storefront {
  heroImage?: string | null | undefined;
  heroLink?: string | null | undefined;
}

/** Throws `invalid_request` for an image that the store does not have, and for a link to no category of the store. */
export async function checkStorefront(tx: Executor, { heroImage, heroLink }: Storefront): Promise<void> {
  const upload = heroImage?.startsWith('/uploads/') ? heroImage.slice('/uploads/'.length) : undefined;
  if (upload !== undefined && !(await isUploaded(tx, upload))) {
    throw fieldError('invalid_request', 'heroImage', validationMessages.image_gone);
  }
  const target = heroLink ? parseHomeLink(heroLink) : undefined;
  if (target?.kind === 'category' && !(await isShownSlug(tx, target.slug))) {
    throw fieldError('invalid_request', 'heroLink', validationMessages.category_gone);
  }
}

async function isUploaded(tx: Executor, name: string): Promise<boolean> {
  const [row] = await tx
    .select({ name: uploadedImages.name })
    .from(uploadedImages)
    .where(eq(uploadedImages.name, name));
  return row !== undefined;
}
