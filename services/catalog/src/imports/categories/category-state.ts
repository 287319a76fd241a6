import type { FeatureLists } from '@shopwright/contracts/http/storefront';
import type { FileLanguage } from '@shopwright/contracts/product-file';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { asc } from 'drizzle-orm';
import { isOwn } from '../../categories/read-categories';
import { categories, categoryRedirects, categoryTranslations } from '../../db/categories';

export interface CategoryTexts {
  name: string;
  description: string | null;
}

/** A category with all that a file can say of it. */
export interface CategoryState {
  /** Negative for one that a dry run would create. */
  id: number;
  parentId: number | null;
  slug: string;
  name: string;
  description: string | null;
  image: string | null;
  isHidden: boolean;
  position: number;
  features: FeatureLists;
  translations: Partial<Record<FileLanguage, CategoryTexts>>;
}

/** All categories of the store, which are few, and the ways by which a file may name them. */
export class KnownCategories {
  private readonly byId = new Map<number, CategoryState>();
  private readonly bySlug = new Map<string, number>();
  private readonly byName = new Map<string, number>();

  private constructor(private readonly earlier: ReadonlyMap<string, number>) {}

  static async read(tx: Executor): Promise<KnownCategories> {
    const redirects = await tx.select().from(categoryRedirects);
    const known = new KnownCategories(new Map(redirects.map(({ slug, categoryId }) => [slug, categoryId])));
    const rows = await tx.select().from(categories).where(isOwn).orderBy(asc(categories.position), asc(categories.id));
    const texts = await tx.select().from(categoryTranslations);
    for (const row of rows) {
      const own = texts.filter(({ categoryId }) => categoryId === row.id);
      const { id, parentId, slug, name, description, image, isHidden, position, features } = row;
      const translations = Object.fromEntries(
        own.map((text) => [text.language, { name: text.name, description: text.description }]),
      );
      known.put({ id, parentId, slug, name, description, image, isHidden, position, features, translations });
    }
    return known;
  }

  put(state: CategoryState): void {
    const before = this.byId.get(state.id);
    if (before) {
      this.bySlug.delete(before.slug);
      this.byName.delete(before.name.toLowerCase());
    }
    this.byId.set(state.id, state);
    this.bySlug.set(state.slug, state.id);
    this.byName.set(state.name.toLowerCase(), state.id);
  }

  remove(id: number): void {
    const before = this.byId.get(id);
    if (!before) return;
    this.byId.delete(id);
    this.bySlug.delete(before.slug);
    this.byName.delete(before.name.toLowerCase());
  }

  get all(): CategoryState[] {
    return [...this.byId.values()];
  }

  get(id: number): CategoryState | undefined {
    return this.byId.get(id);
  }

  ofSlug = (slug: string): CategoryState | undefined => this.byId.get(this.bySlug.get(slug) ?? 0);
  ofName = (name: string): CategoryState | undefined => this.byId.get(this.byName.get(name.toLowerCase()) ?? 0);

  /** By slug, else an earlier one, else name. */
  find(slug: string | undefined, name: string | undefined): CategoryState | undefined {
    const ofSlug = slug === undefined ? undefined : (this.ofSlug(slug) ?? this.byId.get(this.earlier.get(slug) ?? 0));
    return ofSlug ?? (name === undefined ? undefined : this.ofName(name));
  }
}
