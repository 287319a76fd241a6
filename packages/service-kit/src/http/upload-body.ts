import type { Upload } from '@shopwright/contracts/endpoint';
import express, { type RequestHandler } from 'express';
import { AppError } from '../errors';

/** Reads the bytes of one file into `req.body`, after checking its type and declared size. */
export function readUpload({ types, maxBytes }: Upload): RequestHandler {
  const read = express.raw({ type: () => true, limit: maxBytes, inflate: false });
  return (req, res, next) => {
    if (!types.includes(mediaType(req.headers['content-type']))) {
      throw new AppError('unsupported_media_type', `Send a file of one of these types: ${types.join(', ')}`);
    }
    read(req, res, (error?: unknown) => {
      if (error) return next(error);
      const isEmpty = !Buffer.isBuffer(req.body) || req.body.length === 0;
      next(isEmpty ? new AppError('invalid_request', 'The file is missing') : undefined);
    });
  };
}

const mediaType = (header = ''): string => header.split(';', 1)[0]?.trim().toLowerCase() ?? '';
