import type { ReviewSummary as Summary } from '@shopwright/contracts/http/reviews';
import { Stars } from '../../components/rating';
import { useLanguage } from '../../i18n/language-provider';

export function ReviewSummary({ summary }: { summary: Summary['summary'] }) {
  const { t, language } = useLanguage();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <div>
      <p className="flex items-center gap-3">
        <span className="tabular font-bold text-5xl tracking-tight">{number.format(summary.rating ?? 0)}</span>
        <span className="grid gap-1">
          <Stars value={summary.rating ?? 0} size={18} />
          <span className="text-muted text-sm">{t('reviews.count', { count: summary.count })}</span>
        </span>
      </p>
      <ul className="mt-5 grid gap-2">
        {starShares(summary.stars).map(({ stars, count, share }) => (
          <li key={stars} className="grid grid-cols-[4.5rem_1fr_3rem] items-center gap-3 text-sm">
            <span className="whitespace-nowrap text-muted">{t('reviews.stars', { count: stars })}</span>
            <svg aria-hidden="true" className="h-2 w-full rounded-full bg-sunken rtl:-scale-x-100">
              <rect width={`${share * 100}%`} height="100%" rx="4" className="fill-star" />
            </svg>
            <span title={number.format(count)} className="tabular text-end text-muted">
              {percent.format(share)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the shares of 5 to 1 stars, best first, from the counts of 1 to 5 stars. */
export function starShares(stars: readonly number[]): { stars: number; count: number; share: number }[] {
  const all = stars.reduce((sum, count) => sum + count, 0);
  return stars.map((count, index) => ({ stars: index + 1, count, share: all === 0 ? 0 : count / all })).reverse();
}

/** Matches scripts whose letters are whole syllables or words: nobody abbreviates 田中 as "田.". */
const hasNoInitials = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** "Maya Okafor" signs as "Maya O.": known to friends, not to search engines. */
export function publicName(firstName: string, lastName: string): string {
  if (hasNoInitials.test(lastName)) return firstName.trim();
  const initial = [...lastName.trim()][0];
  return initial ? `${firstName.trim()} ${initial.toUpperCase()}.` : firstName.trim();
}
