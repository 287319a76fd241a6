import type { StaffCategory } from '@shopwright/contracts/http/categories';
import { sql } from 'drizzle-orm';
import type { TestCatalog } from '../test-catalog';

/** Returns the actions of tests on categories, as staff and as visitors. */
export async function categoriesOf(catalog: TestCatalog) {
  const [staff, visitor] = await Promise.all([catalog.as('staff'), catalog.as('anonymous')]);
  const list = async (): Promise<StaffCategory[]> => (await staff.get('/staff/categories').expect(200)).body;
  const find = async (id: number) => (await list()).find((row) => row.id === id);
  const findBySlug = (slug: string) => visitor.get(`/categories/${slug}`);

  /** Creates a category and returns it as its editor gets it. */
  async function create(name: string): Promise<StaffCategory> {
    const slug = name.toLowerCase().replaceAll(' ', '-');
    const { body } = await staff.post('/categories').send({ name, slug }).expect(201);
    return (await find(body.id)) as StaffCategory;
  }

  const put = (before: StaffCategory, changes: object) => {
    const { name, slug, description, image, isHidden, translations, version } = before;
    const form = { name, slug, description, image, isHidden, translations, version, ...changes };
    return staff.put(`/staff/categories/${before.id}`).send(form);
  };
  const merge = (id: number, intoId: number) => staff.post(`/staff/categories/${id}/merge`).send({ intoId });
  const textOf = async (id: number) => {
    const { category, categoryId } = (await staff.get(`/products/${id}`)).body;
    return { category, categoryId };
  };
  /** Adds many products at the same time, as an import would over time. */
  const addMany = (id: number, name: string, count: number) =>
    catalog.database.db.execute(sql`
      insert into products (slug, name, description, price, image, category, category_id)
      select ${name}::text || n, 'Thing', 'A thing.', 5, '/images/x.webp', ${name}::text, ${id}::int
      from generate_series(1, ${count}) n`);
  const countIn = async (id: number, name: string) => {
    const [row] = await catalog.database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from products where category_id = ${id} and category = ${name}`,
    );
    return row?.count;
  };
  return { list, find, findBySlug, create, put, merge, textOf, addMany, countIn };
}
