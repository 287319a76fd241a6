import type { ChangesOfItem } from '@shopwright/contracts/http/file-imports';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { importImages } from '../../db/import-images';
import type { ItemPatch } from '../product-values';

type OurImages = ReadonlyMap<string, string>;

const isElsewhere = (value: unknown): value is string => typeof value === 'string' && /^https?:\/\//.test(value);

/** Returns the images of ours that were fetched from these addresses. The latest one counts. */
async function findOurImages(tx: Executor, addresses: readonly unknown[]): Promise<OurImages> {
  const urls = [...new Set(addresses.filter(isElsewhere))];
  if (urls.length === 0) return new Map();
  const rows = await tx.execute<{ url: string; image: string }>(sql`
    select distinct on (asked.url) asked.url, i.image
    from jsonb_array_elements_text(${JSON.stringify(urls)}::text::jsonb) as asked (url)
    join ${importImages} i on md5(i.url) = md5(asked.url) and i.url = asked.url and i.state = 'fetched'
    order by asked.url, i.id desc`);
  return new Map(rows.map(({ url, image }) => [url, image]));
}

/** Lets the rows name images that were fetched before by what they are here: the same file again changes nothing. */
export async function nameOurImages(tx: Executor, patches: readonly ItemPatch[]): Promise<void> {
  const rows = patches.flatMap(({ product, variants }) => [...(product ? [product] : []), ...variants]);
  const ours = await findOurImages(
    tx,
    rows.flatMap(({ values: { image, images = [] } }) => [image, ...images]),
  );
  if (ours.size === 0) return;
  for (const { values } of rows) {
    if (values.image !== undefined) values.image = ours.get(values.image) ?? values.image;
    if (values.images !== undefined) values.images = toOurs(values.images, ours);
  }
}

/** The same of what has one image. */
export async function nameImages(
  tx: Executor,
  patches: readonly { image: string | null | undefined }[],
): Promise<void> {
  const ours = await findOurImages(
    tx,
    patches.map(({ image }) => image),
  );
  for (const patch of patches) if (patch.image) patch.image = ours.get(patch.image) ?? patch.image;
}

const toOurs = (urls: readonly string[], ours: OurImages): string[] => [
  ...new Set(urls.map((url) => ours.get(url) ?? url)),
];

/** The recorded changes, as they are since their images were fetched. */
export async function withOurImages<Item extends { changes: ChangesOfItem | null }>(
  tx: Executor,
  items: readonly Item[],
): Promise<Item[]> {
  const ours = await findOurImages(tx, items.flatMap(({ changes }) => valuesOf(changes)).flatMap(imagesIn));
  if (ours.size === 0) return [...items];
  return items.map((item) => {
    const { changes } = item;
    if (!changes) return item;
    const variants = changes.variants?.map((variant) => ({ ...variant, values: replaceIn(variant.values, ours) }));
    return { ...item, changes: { ...changes, values: replaceIn(changes.values, ours), ...(variants && { variants }) } };
  });
}

type Values = ChangesOfItem['values'];

const valuesOf = (changes: ChangesOfItem | null): Values[] =>
  changes ? [changes.values, ...(changes.variants ?? []).map(({ values }) => values)] : [];
const imagesIn = ({ image, images }: Values): unknown[] => [...(image ?? []), ...(images ?? [])].flat();

function replaceIn(values: Values, ours: OurImages): Values {
  const replaced = { ...values };
  const replace = (value: unknown) =>
    Array.isArray(value) ? toOurs(value as string[], ours) : isElsewhere(value) ? (ours.get(value) ?? value) : value;
  for (const column of ['image', 'images']) {
    const change = values[column];
    if (change) replaced[column] = change.map(replace) as typeof change;
  }
  return replaced;
}
