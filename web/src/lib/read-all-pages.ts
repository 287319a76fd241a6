interface PageOfRows<Row> {
  rows: Row[];
  nextCursor: string | undefined;
}

/** Reads every page of a list, one after the other, and returns the rows of all. */
export async function readAllPages<Row>(
  readPage: (cursor: string | undefined) => Promise<PageOfRows<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await readPage(cursor);
    rows.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return rows;
}
