import type { ReplyOf } from '@shopwright/contracts/endpoint';
import type { suggestProducts } from '@shopwright/contracts/http/products';
import type { Language } from '@shopwright/contracts/languages';
import type { Database } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { searchWords, typedWords } from './search-words';
import { atWordStart, similarEnough } from './word-matches';
import { likeness } from './word-ranks';

type Suggested = ReplyOf<typeof suggestProducts>['categories'];

const most = 3;

/**
 * Categories are few, so they are all looked at: those that hold every word, at the start of a word first, then those
 * that hold a word like each.
 */
export async function findCategories({ db }: Database, search: string, language?: Language): Promise<Suggested> {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const holds = words.map((word) => sql`title like search_pattern(${word})`);
  const begins = words.map((word) => sql`' ' || title like ${atWordStart(sql`search_pattern(${word})`)}`);
  const similar = typedWords(search).map((word) => likeness(word, sql`title`));
  const rows = await db.execute<{ id: number; name: string; is_held: boolean }>(sql`
    with titled as (
      select c.id, coalesce(t.name, c.name) as name, ascii_text(c.name) || ' ' || coalesce(t.title_text, '') as title
      from categories c
      left join category_translations t on t.category_id = c.id and t.language = ${language ?? 'en'}
    ), judged as (
      select id, name, (${sql.join(holds, sql` and `)}) as is_held, (${sql.join(begins, sql` and `)}) as begins,
        least(${sql.join(similar, sql`, `)}) as likeness
      from titled
    )
    select id, name, is_held from judged where is_held or likeness >= ${similarEnough}
    order by is_held desc, begins desc, likeness desc, id limit ${most}`);
  const held = rows.filter((row) => row.is_held);
  return (held.length > 0 ? held : rows).map(({ id, name }) => ({ id, name }));
}
