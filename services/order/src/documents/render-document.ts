import type { Language } from '@shopwright/contracts/fields';
import PDFDocument from 'pdfkit';
import type { DocumentContent } from './compose-document';
import { findFont } from './fonts';
import { type Run, splitRuns } from './split-runs';

const page = { left: 50, right: 545, top: 60, bottom: 780 };
const ink = '#111111';
const muted = '#555555';
const line = '#cccccc';

interface Box {
  x: number;
  width: number;
  /** The side of the reading direction, or the other one, where amounts stand. */
  side?: 'start' | 'end';
  size?: number;
  color?: string;
}

/** Draws a document as PDF on A4 pages. An Arabic one is laid out from right to left. */
export function renderDocument(content: DocumentContent): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 0, info: { Title: content.title } });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  new Sheet(doc, content.language).draw(content);
  doc.end();
  return done;
}

class Sheet {
  private y = page.top;
  private readonly isRightToLeft: boolean;

  constructor(
    private readonly doc: PDFKit.PDFDocument,
    private readonly language: Language,
  ) {
    this.isRightToLeft = language === 'ar';
  }

  draw({ title, facts, parties, columns, rows, sums }: DocumentContent): void {
    this.y += this.text(title, { ...this.span(0, 1), size: 22 }) + 16;
    for (const { label, value } of facts) {
      this.row([
        { text: label, box: { ...this.span(0, 0.45), color: muted } },
        { text: value, box: this.span(0.45, 1) },
      ]);
    }
    this.y += 14;
    this.columns(
      parties.map(({ title: party, lines }, index) => {
        const box = this.span(index * 0.5, index * 0.5 + 0.47);
        return [{ text: party, box: { ...box, color: muted } }, ...lines.map((text) => ({ text, box }))];
      }),
    );
    this.y += 18;
    const spans = [this.span(0, 0.46), this.span(0.46, 0.6), this.span(0.6, 0.8), this.span(0.8, 1)];
    const cells = (texts: string[], color = ink): Cell[] =>
      texts.map((text, index) => ({
        text,
        box: { ...(spans[index] ?? this.span(0, 1)), color, side: index === 0 ? 'start' : 'end' },
      }));
    this.row(cells(columns, muted));
    this.rule();
    for (const texts of rows) this.row(cells(texts));
    this.rule();
    for (const { label, value } of sums) {
      this.row([
        { text: label, box: { ...this.span(0.2, 0.8), side: 'end' } },
        { text: value, box: { ...this.span(0.8, 1), side: 'end' } },
      ]);
    }
  }

  /** Returns a part of the page's width, counted in the reading direction. */
  private span(from: number, to: number): Box {
    const width = page.right - page.left;
    const [start, end] = this.isRightToLeft ? [1 - to, 1 - from] : [from, to];
    return { x: page.left + start * width, width: (end - start) * width - 6 };
  }

  private row(cells: Cell[]): void {
    const height = Math.max(...cells.map(({ text, box }) => this.wrap(text, box).length * lineHeight(box)));
    this.keep(height);
    for (const { text, box } of cells) this.text(text, box);
    this.y += height + 4;
  }

  private columns(all: Cell[][]): void {
    const top = this.y;
    const bottoms = all.map((cells) => {
      this.y = top;
      for (const { text, box } of cells) this.y += this.text(text, box) + 2;
      return this.y;
    });
    this.y = Math.max(...bottoms);
  }

  private rule(): void {
    this.doc.moveTo(page.left, this.y).lineTo(page.right, this.y).strokeColor(line).lineWidth(0.7).stroke();
    this.y += 7;
  }

  private keep(height: number): void {
    if (this.y + height <= page.bottom) return;
    this.doc.addPage();
    this.y = page.top;
  }

  /** Draws a text at the present height, over as many lines as it takes, and returns its height. */
  private text(text: string, box: Box): number {
    const { x, width, side = 'start', size = 10, color = ink } = box;
    const lines = this.wrap(text, box);
    const isAtRight = (side === 'end') !== this.isRightToLeft;
    lines.forEach((words, index) => {
      const runs = this.toRuns(words);
      const needed = runs.reduce((sum, run) => sum + this.widthOf(run, size), 0);
      let at = isAtRight ? x + width - needed : x;
      for (const run of runs) {
        this.doc
          .font(run.font)
          .fontSize(size)
          .fillColor(color)
          .text(run.text, at, this.y + size + index * lineHeight(box), { lineBreak: false, baseline: 'alphabetic' });
        at += this.widthOf(run, size);
      }
    });
    return lines.length * lineHeight(box);
  }

  private wrap(text: string, { width, size = 10 }: Box): string[] {
    const lines: string[] = [];
    let current = '';
    for (const word of toWords(text)) {
      const longer = current + word;
      const needed = this.toRuns(longer.trimEnd()).reduce((sum, run) => sum + this.widthOf(run, size), 0);
      if (needed > width && current !== '') {
        lines.push(current.trimEnd());
        current = word.trimStart();
      } else current = longer;
    }
    return [...lines, current.trimEnd()];
  }

  private toRuns(text: string): Run[] {
    // A price or an address in Latin letters reads from left to right on an Arabic page, too.
    const isRightToLeft = this.isRightToLeft && /\p{Script=Arabic}/u.test(text);
    return splitRuns(text, isRightToLeft, (character) => findFont(character, this.language));
  }

  private widthOf({ text, font }: Run, size: number): number {
    return this.doc.font(font).fontSize(size).widthOfString(text);
  }
}

interface Cell {
  text: string;
  box: Box;
}

const lineHeight = ({ size = 10 }: Box): number => size * 1.45;

/** A line may end after a space, and after each Chinese or Japanese character. Longer words are cut. */
const toWords = (text: string): string[] =>
  text.match(/[\u3000-\u9fff\uff00-\uffef]|[^\s\u3000-\u9fff\uff00-\uffef]{1,40}\s*|\s+/g) ?? [];
