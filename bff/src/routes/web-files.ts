import path from 'node:path';
import { AppError } from '@shopwright/service-kit/errors';
import express, { type Express, type RequestHandler } from 'express';

/** The files of the built web app. Its pages are rendered; see bff/src/pages. */
export function webFiles(app: Express, root: string): void {
  app.use(readOnly);
  app.use('/assets', express.static(path.join(root, 'assets'), { index: false, immutable: true, maxAge: '1y' }), gone);
  app.use('/images', express.static(path.join(root, 'images'), { index: false, maxAge: '1d' }), gone);
  // What pages are made from is none itself.
  app.use('/index.html', gone);
  app.use(express.static(root, { index: false, maxAge: '1d' }));
}

const readOnly: RequestHandler = (req, res, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.set('Allow', 'GET, HEAD');
    throw new AppError('method_not_allowed', 'Only GET and HEAD here');
  }
  next();
};

/** A file that is not there is no page: a script that was replaced must not come back as HTML. */
const gone: RequestHandler = () => {
  throw new AppError('not_found', 'There is no such file');
};
