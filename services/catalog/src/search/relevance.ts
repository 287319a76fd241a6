import type { Language } from '@shopwright/contracts/fields';
import { type SQL, sql } from 'drizzle-orm';
import { categoryTranslations } from '../db/categories';
import { products, productTranslations, translationsIn } from '../db/products';

/** The distance of a word from a whole word of the name, which is 0. The sum over all words ranks a product. */
const distances = {
  beginsWord: 1,
  insideWord: 2,
  category: 4,
  /** In the description only: further than eight words in the category. */
  text: 40,
} as const;

/**
 * Selects `id` and `key` of these products; a smaller key is a better match. First come names that contain the words next
 * to each other, then the sum of distances decides, then whether the category contains a word, then whether the name
 * begins or ends with the words, where most languages say what a thing is, then whether the product is featured.
 */
export function selectRelevance(ids: readonly number[], words: readonly string[], language: Language = 'en'): SQL {
  const joined = translationsIn(language);
  const terms = words.map((_word, at) => sql.raw(`term${at}`));
  const phrase = sql.join(terms, sql` || ' ' || `);
  const inCategory = terms.map((term) => sql`category like '% ' || ${term} || '%'`);
  const written = words.map((word, at) => sql`btrim(${spaced(sql`ascii_text(${word})`)}) as ${terms[at]}`);
  // `offset 0` keeps the planner from computing the texts and terms again for each comparison.
  return sql`(select id, case when ${terms.length === 1 ? sql`true` : sql`name like ${wordStart(language)} || ${phrase} || '%'`}
        then 0 else 4096 end
      + 8 * (${sql.join(
        terms.map((term, at) => distanceOf(term, words[at] ?? '', language)),
        sql` + `,
      )})
      + case when ${sql.join(inCategory, sql` or `)} then 0 else 4 end
      + case when ${isAtEdge(phrase, language)} then 0 else 2 end
      + case when featured then 0 else 1 end as key
    from (select ${products.id} as id, ${products.featured} as featured,
        '| ' || ${spaced(asciiOf(products.name))} || ' | ' || ${spaced(sql`coalesce(${productTranslations.titleText}, '')`)}
          || ' |' as name,
        ' ' || ${spaced(asciiOf(products.category))} || ' ' || ${spaced(sql`coalesce(${categoryTranslations.titleText}, '')`)}
          as category
      from ${products}
      left join ${productTranslations} on ${joined.ofProduct}
      left join ${categoryTranslations} on ${joined.ofCategory}
      where ${isAmong(ids)}
      offset 0) texts, (select ${sql.join(written, sql`, `)} offset 0) terms)`;
}

/** The condition that a product is one of these. */
export const isAmong = (ids: readonly number[]): SQL => sql`${products.id} = any(${toIntArray(ids)})`;

/** One parameter for all ids. */
export const toIntArray = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`;

function distanceOf(term: SQL, word: string, language: Language): SQL {
  const whole = wordEnds(word).map((end) => sql`name like ${wordStart(language)} || ${term} || ${end}`);
  return sql`case when ${sql.join(whole, sql` or `)} then 0
    when name like '% ' || ${term} || '%' then ${sql.raw(String(distances.beginsWord))}
    when name like '%' || ${term} || '%' then ${sql.raw(String(distances.insideWord))}
    when category like '%' || ${term} || '%' then ${sql.raw(String(distances.category))}
    else ${sql.raw(String(distances.text))} end`;
}

/** The last part of a German compound says what it is, so a Handmikrofon counts as a Mikrofon. */
const wordStart = (language: Language): SQL => (language === 'de' ? sql`'%'` : sql`'% '`);

/** An ending of one or two letters is mostly a plural or a case. After a short word it is mostly another word. */
const wordEnds = (word: string): SQL[] => (word.length < 4 ? [sql`' %'`] : [sql`' %'`, sql`'_ %'`, sql`'__ %'`]);

function isAtEdge(phrase: SQL, language: Language): SQL {
  const ends = [sql`' |%'`, sql`'_ |%'`, sql`'__ |%'`].map(
    (end) => sql`name like ${wordStart(language)} || ${phrase} || ${end}`,
  );
  return sql.join([sql`name like '%| ' || ${phrase} || '%'`, ...ends], sql` or `);
}

/** Replaces punctuation with single spaces, so that `usb c` is found in `USB-C`. */
const spaced = (text: SQL): SQL =>
  sql`replace(replace(translate(${text}, ${sql.raw(`'-_/.,:;()&+''"!?%|\\'`)}, ${sql.raw(`'${' '.repeat(18)}'`)}), '  ', ' '), '  ', ' ')`;

/** Equals the result of `ascii_text`, in a fraction of the time for texts that are ASCII already. */
const asciiOf = (column: typeof products.name | typeof products.category): SQL =>
  sql`case when octet_length(${column}) = length(${column}) then lower(${column}) else ascii_text(${column}) end`;
