import { html, ink, type Markup, muted, plainTable, rule } from './html';
import type { EmailPart, Link } from './render-email';

/** Renders text that a customer typed, such as an address, under a label. Keeps its line breaks. */
export function quotedPart(label: string, quoted: string): EmailPart {
  return {
    text: `${label}:\n${quoted}`,
    html: html`${renderLabel(label)}<p class="ink" dir="auto" style="${ink}margin:0;">${renderLines(quoted.split('\n'))}</p>`,
  };
}

/** Renders lines, under a label if there is one. */
export function listPart(lines: string[], label?: string): EmailPart {
  return {
    text: [...(label === undefined ? [] : [label]), ...lines].join('\n'),
    html: html`${label === undefined ? '' : renderLabel(label)}<p class="ink" style="${ink}margin:0;">${renderLines(lines)}</p>`,
  };
}

/** Renders links, each with details below it. */
export function linksPart(links: (Link & { details: string })[]): EmailPart {
  return {
    text: links.map(({ label, details }) => `${label}\n${details}`).join('\n\n'),
    html: html`<table ${plainTable}>
${links.map(
  ({ label, url, details }) => html`<tr>
<td class="line" style="${rule}padding:12px 0;"><a class="ink" dir="auto" href="${url}" style="${ink}">${label}</a><br>
<span class="muted" style="${muted}">${details}</span></td>
</tr>
`,
)}</table>`,
  };
}

const renderLabel = (label: string): Markup =>
  html`<p class="muted" style="${muted}margin:0 0 4px;font-weight:600;">${label}</p>\n`;

const renderLines = (lines: string[]): Markup[] => lines.map((line) => html`${line}<br>`);
