import type { PageTextName } from '@shopwright/contracts/page-texts';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { MarkdownText } from '../../components/markdown-text';
import { QueryError } from '../../components/query-error';
import { useHead } from '../../components/use-head';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { summary } from '../../lib/head';
import { pageTextQuery } from '../../lib/queries/page-texts';
import { useStoreSettings } from '../../lib/queries/store-settings';
import { ButtonLink } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';

interface InfoLayoutProps {
  titleKey: MessageKey;
  leadKey: MessageKey;
  /** In place of the text of `leadKey`. */
  lead?: string | undefined;
  /** Where the page has come past what its lead asks for. */
  hidesLead?: boolean;
  /** Text reads best in a narrow column; tables and grids need more. */
  isWide?: boolean;
  /** The name of its text, where the store may write one itself. */
  text?: PageTextName;
  children: ReactNode;
}

/** A page that is read: its title, what it comes down to, and the rest; or its title and the store's own text. */
export function InfoLayout({ titleKey, leadKey, lead, hidesLead, isWide, text, children }: InfoLayoutProps) {
  const { t, language } = useLanguage();
  const summarized = lead ?? t(leadKey);
  const hasOwn = useStoreSettings()?.ownTexts?.some((page) => page === text) ?? false;
  const own = useQuery({ ...pageTextQuery(text ?? 'about', language), enabled: hasOwn });
  const body = hasOwn ? own.data?.body : null;
  const width = isWide && body === null ? 'max-w-5xl' : 'max-w-3xl';
  useHead({ title: t(titleKey), description: body === null ? summarized : body && summary(plainText(body)) });
  return (
    <article>
      <header className="border-line border-b bg-sunken/60">
        <div className={clsx('page py-12 sm:py-16', width)}>
          <h1 className="font-bold text-3xl sm:text-4xl">{t(titleKey)}</h1>
          {body === null && !hidesLead && (
            <p className="mt-3 max-w-2xl text-lg text-muted leading-relaxed">{summarized}</p>
          )}
        </div>
      </header>
      <div className={clsx('page grid gap-12 py-12', width)}>
        {body === null ? (
          children
        ) : body !== undefined ? (
          <MarkdownText lang={own.data?.language}>{body}</MarkdownText>
        ) : own.isPending ? (
          <Skeleton className="h-80 rounded-card" />
        ) : (
          <QueryError title={t('shared.error.part_unloaded')} query={own} />
        )}
      </div>
    </article>
  );
}

/** Leaves out the marks of headings, lists, links and emphasis. */
const plainText = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[\s>]*(#+|[-*+]|\d+\.)\s+/gm, '')
    .replace(/[*_`|]+/g, '');

interface InfoSectionProps {
  titleKey: MessageKey;
  textKey?: MessageKey;
  children?: ReactNode;
}

export function InfoSection({ titleKey, textKey, children }: InfoSectionProps) {
  const { t } = useLanguage();
  return (
    <section className="min-w-0">
      <h2 className="font-semibold text-xl">{t(titleKey)}</h2>
      {textKey && <p className="mt-2 max-w-prose text-muted leading-relaxed">{t(textKey)}</p>}
      {children && <div className="mt-5">{children}</div>}
    </section>
  );
}

interface NextStepProps {
  titleKey: MessageKey;
  textKey?: MessageKey;
  to: string;
  labelKey: MessageKey;
}

/** Links to further help. */
export function NextStep({ titleKey, textKey, to, labelKey }: NextStepProps) {
  const { t } = useLanguage();
  return (
    <div className="flex flex-wrap items-center justify-between gap-5 rounded-panel bg-primary-soft p-6 text-primary-ink sm:p-8">
      <div className="max-w-md sm:flex-1">
        <h2 className="font-semibold text-lg">{t(titleKey)}</h2>
        {textKey && <p className="mt-1 text-sm">{t(textKey)}</p>}
      </div>
      <ButtonLink to={to}>{t(labelKey)}</ButtonLink>
    </div>
  );
}

interface InfoTableProps {
  label: string;
  head: string[];
  rows: ReactNode[][];
}

/** The first cell of a row is its heading. Where the screen is too narrow the table scrolls, and the page does not. */
export function InfoTable({ label, head, rows }: InfoTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard, too
    <section aria-label={label} tabIndex={0} className="scroll-hint overflow-x-auto rounded-card border border-line">
      <table className="w-full hyphens-auto text-start text-[0.8125rem] sm:text-sm">
        <thead>
          <tr className="bg-sunken/60">
            {head.map((title) => (
              <th key={title} scope="col" className="px-3 py-3 text-start font-semibold sm:px-5">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(([title, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed table
            <tr key={row}>
              <th scope="row" className="min-w-24 px-3 py-3 text-start align-top font-medium sm:px-5">
                {title}
              </th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a fixed table
                <td key={column} className="tabular px-3 py-3 align-top text-muted sm:px-5">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
