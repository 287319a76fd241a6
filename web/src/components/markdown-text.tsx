import clsx from 'clsx';
import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

const tableCell = 'border border-line px-3 py-2 text-start align-top';

/** HTML in the text is shown as text, and an address that could run a script is removed. */
const options: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  overrides: {
    // The page has its own first heading.
    h1: { component: 'h2', props: { className: 'mt-8 font-semibold text-xl first:mt-0' } },
    h2: { component: 'h2', props: { className: 'mt-8 font-semibold text-xl first:mt-0' } },
    h3: { component: 'h3', props: { className: 'mt-6 font-semibold' } },
    p: { props: { className: 'mt-3 first:mt-0' } },
    ul: { props: { className: 'mt-3 list-disc ps-6' } },
    ol: { props: { className: 'mt-3 list-decimal ps-6' } },
    li: { props: { className: 'mt-1' } },
    table: { component: ScrollingTable },
    th: { props: { className: clsx(tableCell, 'bg-sunken/60 font-semibold text-ink') } },
    td: { props: { className: tableCell } },
    hr: { props: { className: 'my-8 border-line' } },
    blockquote: { props: { className: 'mt-3 border-line-strong border-s-2 ps-4' } },
    a: { component: TextLink },
    img: { component: TextImage },
  },
};

/** A text in Markdown, as operators write it. */
export function MarkdownText({ children, className, ...rest }: ComponentProps<'div'> & { children: string }) {
  return (
    <div dir="auto" className={clsx('wrap-anywhere max-w-prose text-muted leading-relaxed', className)} {...rest}>
      <Markdown options={options}>{children}</Markdown>
    </div>
  );
}

const linkClass = 'text-primary underline underline-offset-2';

/** An address of the store opens in place. */
function TextLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/') && !href.startsWith('//')) {
    return (
      <Link to={href} className={linkClass}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href || undefined} rel="noopener" className={linkClass}>
      {children}
    </a>
  );
}

/** Pages load images from the store and over https only, by their security policy. */
function TextImage({ src, alt = '' }: ComponentProps<'img'>) {
  return <img src={src} alt={alt} loading="lazy" className="mt-4 max-h-120 max-w-full rounded-card" />;
}

function ScrollingTable({ children }: ComponentProps<'table'>) {
  return (
    <div className="scroll-hint mt-4 overflow-x-auto">
      <table className="w-full text-sm">{children}</table>
    </div>
  );
}
