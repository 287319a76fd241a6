import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { breakLongWords } from './break-long-words';
import type { DocumentContent } from './document-content';
import { documentTemplate } from './document-template';
import { findFontFolder } from './find-font-folder';
import { dropUndrawable, listFamilies } from './fonts';

/**
 * Draws a document as PDF on A4 pages. Typst shapes the text of every script, takes each character from the first font
 * that has it, and orders lines of mixed directions. An Arabic document is laid out from right to left.
 */
export function renderDocument(content: DocumentContent): Buffer {
  const { language } = content;
  const pair = ({ label, value }: { label: string; value: string }) => ({ label: toText(label), value: toText(value) });
  const document = {
    language,
    accent: content.accentColor ?? '#000000',
    logo: content.logo ? [...content.logo] : null,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    fonts: listFamilies(language),
    title: toText(content.title),
    facts: content.facts.map(pair),
    parties: content.parties.map(({ title, lines }) => ({ title: toText(title), lines: lines.map(toText) })),
    columns: content.columns.map(toText),
    rows: content.rows.map((row) => row.map(toText)),
    sums: content.sums.map(pair),
    notes: content.notes.map(toText),
  };
  compiler ??= NodeCompiler.create({ workspace: findFontFolder(), fontArgs: [{ fontPaths: [findFontFolder()] }] });
  const pdf = compiler.pdf({ mainFileContent: documentTemplate, inputs: { document: JSON.stringify(document) } });
  // It keeps the layout of earlier documents, which are rarely opened again.
  compiler.evictCache(0);
  return pdf;
}

/** It reads the names of the fonts once, and a font when a text needs it. */
let compiler: NodeCompiler | undefined;

interface Text {
  text: string;
  direction: 'ltr' | 'rtl';
}

/** A price or an address in Latin letters reads from left to right on an Arabic page, too. What is isolated says nothing of the rest. */
function toText(value: string): Text {
  const text = dropUndrawable(value.normalize('NFC'));
  const strong = text.replace(/\u2068[^\u2069]*\u2069/g, '').match(/\p{L}/u)?.[0] ?? '';
  return { text: breakLongWords(text), direction: isRightToLeft.test(strong) ? 'rtl' : 'ltr' };
}

const isRightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
