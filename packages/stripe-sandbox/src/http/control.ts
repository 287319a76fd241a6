import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express, { type Response, Router } from 'express';
import * as z from 'zod';
import type { SandboxConfig } from '../config';
import type { Ledger } from '../ledger/ledger';
import type { Resource } from '../ledger/records';
import { importPayments, importSchema } from '../objects/import-payments';
import { render } from '../objects/render';

const rate = z.number().min(0).max(1).default(0);
const milliseconds = z.number().int().min(0).max(600_000);

/** Failures to simulate. A fault that is absent is off. */
const faultsSchema = z.strictObject({
  webhooks: z
    .strictObject({
      drop: rate,
      duplicate: rate,
      delayMs: z
        .tuple([milliseconds, milliseconds])
        .refine(([least, most]) => least <= most, 'must be [min, max] with min not above max')
        .default([0, 0]),
      shuffle: z.union([z.boolean(), z.number().min(0).max(1)]).default(false),
    })
    .prefault({}),
  api: z.strictObject({ errorRate: rate, latencyMs: milliseconds.default(0), dropReplyRate: rate }).prefault({}),
});

type FaultSettings = z.output<typeof faultsSchema>;

export const noFaults = (): FaultSettings => faultsSchema.parse({});

/** The settings in force, shared by the API and the deliveries. */
export interface Faults {
  current: FaultSettings;
}

export const happens = (chance: number) => Math.random() < chance;

export const between = ([least, most]: readonly [number, number]) => least + Math.random() * (most - least);

interface ControlContext {
  ledger: Ledger;
  config: SandboxConfig;
  faults: Faults;
}

/** The control plane: reads the whole ledger, sets the faults, and imports payments of the past. */
export function controlRouter({ ledger, config, faults }: ControlContext): Router {
  const router = Router();

  router.get('/healthz', (_req, res) => {
    const { payment_intent: intents, refund: refunds } = ledger.tables;
    res.json({
      status: 'ok',
      paymentIntents: intents.size,
      refunds: refunds.size,
      undelivered: ledger.undelivered.size,
    });
  });

  router.get('/ledger', async (_req, res) => {
    res.type('application/json');
    await pipeline(Readable.from(ledgerText(ledger)), res);
  });

  router.get('/counts', (_req, res) => {
    let succeeded = 0;
    for (const { status } of ledger.tables.payment_intent.all()) if (status === 'succeeded') succeeded += 1;
    res.json({ succeeded });
  });

  router.get('/faults', (_req, res) => {
    res.json(faults.current);
  });

  router.put('/faults', express.json({ type: () => true }), (req, res) => {
    const parsed = faultsSchema.safeParse(req.body ?? {});
    if (!parsed.success) return void refuse(res, parsed.error);
    faults.current = parsed.data;
    res.json(faults.current);
  });

  router.post('/import', express.json({ type: () => true, limit: '5mb' }), (req, res) => {
    const parsed = importSchema.safeParse(req.body ?? {});
    if (!parsed.success) return void refuse(res, parsed.error);
    res.json({ payments: importPayments({ ledger, config }, parsed.data) });
  });

  return router;
}

function refuse(res: Response, { issues }: z.ZodError): void {
  const fields = issues.flatMap((issue) => {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const paths = names.length > 0 ? names.map((name) => [...issue.path, name]) : [issue.path];
    return paths.map((path) => ({ path: path.join('.'), message: issue.message }));
  });
  const message = fields.map(({ path, message }) => `${path || 'body'}: ${message}`).join('; ');
  res.status(400).json({ code: 'invalid_request', message, fields });
}

const rowsPerChunk = 200;

/** Streams rows as they were at the start. They stay consistent because records never change in place. */
function* ledgerText(ledger: Ledger): Generator<string> {
  const intents = [...ledger.tables.payment_intent.all()].map(
    (record) => ({ kind: 'payment_intent', record }) as const,
  );
  const refunds = [...ledger.tables.refund.all()].map((record) => ({ kind: 'refund', record }) as const);
  yield '{"paymentIntents":[';
  yield* rowsText(intents, ledger);
  yield '],"refunds":[';
  yield* rowsText(refunds, ledger);
  yield ']}';
}

function* rowsText(rows: Resource[], ledger: Ledger): Generator<string> {
  for (let from = 0; from < rows.length; from += rowsPerChunk) {
    const texts = rows.slice(from, from + rowsPerChunk).map((row) => JSON.stringify(render(row, ledger)));
    yield `${from > 0 ? ',' : ''}${texts.join(',')}`;
  }
}
