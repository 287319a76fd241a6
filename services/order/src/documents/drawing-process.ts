import type { DocumentContent } from './document-content';
import { renderDocument } from './render-document';

/** The answer of the drawing process: a PDF, or why there is none. */
export type Drawn = { pdf: Uint8Array } | { error: string };

/** The process that `draw-documents.ts` starts: draws each document that it receives, and ends with the one that started it. */
process.on('message', (content: DocumentContent) => process.send?.(toDrawn(content)));
process.on('disconnect', () => process.exit());
// Ctrl+C reaches it too, while the process that started it finishes its requests.
process.on('SIGINT', () => undefined);

function toDrawn(content: DocumentContent): Drawn {
  try {
    return { pdf: renderDocument(content) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
