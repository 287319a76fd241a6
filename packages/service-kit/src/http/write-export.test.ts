import { describe, expect, it } from 'vitest';
import { columnsOf, inBatches, writeExport } from './write-export';

interface Row extends Record<string, unknown> {
  name: string;
  units: number | null;
}

const columns = columnsOf<Row>(['name', 'units']);

async function* batchesOf(...batches: Row[][]): AsyncGenerator<Row[]> {
  yield* batches;
}

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

const lamp = { name: 'Lamp, "walnut"', units: -3 };
const formula = { name: '=1+1', units: null };

describe('CSV', () => {
  it('has a line of titles and a line of each row, and no formula; a negative number is none', async () => {
    const csv = await textOf(writeExport(batchesOf([lamp], [formula]), { format: 'csv', columns }));
    expect(csv).toBe('\uFEFFname,units\r\n"Lamp, ""walnut""",-3\r\n\'=1+1,\r\n');
  });

  it.each([[[]], [[[]]]])('has its titles without rows: %j', async (batches) => {
    expect(await textOf(writeExport(batchesOf(...batches), { format: 'csv', columns }))).toBe('\uFEFFname,units\r\n');
  });
});

describe('JSON', () => {
  it.each([[[]], [[[]]], [[[lamp]]], [[[lamp], [], [formula, lamp]]]])('parses as the rows: %j', async (batches) => {
    const json = await textOf(writeExport(batchesOf(...batches), { format: 'json', columns }));
    expect(JSON.parse(json)).toEqual(batches.flat());
  });

  it('has of a row what is asked for', async () => {
    const toObject = ({ name }: Row) => name;
    expect(await textOf(writeExport(batchesOf([lamp]), { format: 'json', columns, toObject }))).toBe(
      `[\n${JSON.stringify(lamp.name)}\n]\n`,
    );
  });
});

describe('failures', () => {
  async function* failing(before: Row[][]): AsyncGenerator<Row[]> {
    yield* before;
    throw new Error('lost Postgres');
  }

  it.each(['csv', 'json'] as const)('writes nothing of %s before the first rows are there', async (format) => {
    const file = writeExport(failing([]), { format, columns });
    await expect(file.next()).rejects.toThrow('lost Postgres');
  });

  it('never ends JSON that broke off', async () => {
    const file = writeExport(failing([[lamp]]), { format: 'json', columns });
    const { value } = await file.next();
    expect(() => JSON.parse(value ?? '')).toThrow(SyntaxError);
    await expect(file.next()).rejects.toThrow('lost Postgres');
  });
});

describe('inBatches', () => {
  it.each([0, 1, 2, 3, 4, 5])('reads %i rows, each once, until a batch is short', async (count) => {
    const all = Array.from({ length: count }, (_, n) => n + 1);
    const read: number[] = [];
    for await (const rows of inBatches<number>(2, async (last = 0) => all.filter((n) => n > last).slice(0, 2))) {
      read.push(...rows);
    }
    expect(read).toEqual(all);
  });
});
