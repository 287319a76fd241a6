/** The reason for which no row of a file can be imported. */
export type Problem =
  | { kind: 'empty' }
  | { kind: 'columns'; missing: readonly string[] }
  /** It names more categories that the store lacks than a store would have. */
  | { kind: 'categories' }
  /** Its letters cannot be read, or a quote is never closed. */
  | { kind: 'letters' | 'quotes' | 'workbook' };

export class FileProblem extends Error {
  constructor(readonly problem: Problem) {
    super(`the file cannot be imported: ${problem.kind}`);
  }
}
