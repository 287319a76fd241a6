import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Upload } from '@shopwright/contracts/endpoint';
import express, { type RequestHandler } from 'express';
import { AppError, fieldError } from '../errors';
import { findRepeatedKey } from './repeated-key';

/** As deep as a shipping price by weight, in the settings of selling. */
const depthMax = 9;
const notUtf8 = new AppError('invalid_request', 'Send the body as UTF-8');

/** Accepts UTF-8 only. */
export const isJson = (type = ''): boolean => /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type);

export function readJson(maxBytes: number): RequestHandler {
  const bytes = new WeakMap<object, Buffer>();
  const verify = (req: object, _res: unknown, body: Buffer) => void bytes.set(req, body);
  const parse = express.json({ limit: maxBytes, inflate: false, strict: true, type: () => true, verify });
  return (req, res, next) => {
    if (!isJson(req.headers['content-type'])) {
      throw new AppError('unsupported_media_type', 'Send the body as application/json');
    }
    parse(req, res, (error?: unknown) => {
      // A decoder would silently put U+FFFD.
      if (!isUtf8(bytes.get(req) ?? new Uint8Array())) return next(notUtf8);
      if (error) return next(error);
      if (req.body === undefined) return next(new AppError('invalid_request', 'The body is missing'));
      if (isDeeperThan(req.body, depthMax)) return next(new AppError('invalid_request', 'The body is nested too deep'));
      const repeated = findRepeatedKey(String(bytes.get(req) ?? ''));
      if (repeated !== undefined) return next(fieldError('invalid_request', repeated, `${repeated}: Repeated field`));
      next();
    });
  };
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (levels === 0) return true;
  return Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

/** Checks the declared type and size. */
export function checkUpload({ types, maxBytes, isStreamed }: Upload, { headers }: IncomingMessage): void {
  if (isStreamed && headers['content-encoding'] !== undefined) {
    throw fieldError('unsupported_media_type', 'file', 'Send the file without a content encoding');
  }
  if (!types.includes(mediaType(headers['content-type']))) {
    throw fieldError('unsupported_media_type', 'file', `Send a file of one of these types: ${types.join(', ')}`);
  }
  if (Number(headers['content-length'] ?? 0) > maxBytes)
    throw fieldError('payload_too_large', 'file', 'The file is too large');
  const isEmpty = headers['content-length'] === '0' || (!headers['content-length'] && !headers['transfer-encoding']);
  if (isStreamed && isEmpty) throw new AppError('invalid_request', 'The file is missing');
}

export function readUpload(upload: Upload): RequestHandler {
  const read = express.raw({ type: () => true, limit: upload.maxBytes, inflate: false });
  return (req, res, next) => {
    checkUpload(upload, req);
    read(req, res, (error?: unknown) => {
      if (error) return next(error);
      const isEmpty = !Buffer.isBuffer(req.body) || req.body.length === 0;
      next(isEmpty ? new AppError('invalid_request', 'The file is missing') : undefined);
    });
  };
}

const mediaType = (header = ''): string => header.split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** Returns the declared size, or the maximum for chunks. */
export const declaredBytes = ({ headers }: IncomingMessage, maxBytes: number): number =>
  headers['content-length'] === undefined ? maxBytes : Math.min(maxBytes, Number(headers['content-length']));
