import type { NewRedirect } from '@shopwright/contracts/http/redirects';

export interface ParsedRedirects {
  redirects: NewRedirect[];
  /** The line of each, from 1. */
  lines: number[];
  /** The lines without two addresses. */
  faulty: number[];
}

const unquote = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .trim();

/**
 * Reads two columns: from a spreadsheet with tabs, from a CSV file with commas or semicolons, or typed with spaces. A target may name
 * the store's own origin.
 */
export function parseRedirects(text: string, origin: string): ParsedRedirects {
  const parsed: ParsedRedirects = { redirects: [], lines: [], faulty: [] };
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === '') return;
    const separator = line.includes('\t') ? '\t' : (/[,;]/.exec(line)?.[0] ?? /\s+/);
    const [from = '', to = '', ...others] = line.trim().split(separator).map(unquote);
    if (from === '' || to === '' || others.some(Boolean)) {
      parsed.faulty.push(index + 1);
      return;
    }
    const isOwn = to === origin || to.startsWith(`${origin}/`);
    parsed.redirects.push({ from, to: isOwn ? to.slice(origin.length) || '/' : to });
    parsed.lines.push(index + 1);
  });
  return parsed;
}
