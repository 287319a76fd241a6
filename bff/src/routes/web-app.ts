import { access } from 'node:fs/promises';
import path from 'node:path';
import { isPagePath } from '@shopwright/contracts/pages';
import { AppError } from '@shopwright/service-kit/errors';
import express, { type Express, type RequestHandler } from 'express';

const secondsPerDay = 86_400;

/** The built web app: its files, and its one page for every address that is not a file. */
export function webApp(app: Express, root: string): void {
  app.use(readOnly);
  app.use('/assets', express.static(path.join(root, 'assets'), { index: false, immutable: true, maxAge: '1y' }), gone);
  app.use('/images', express.static(path.join(root, 'images'), { index: false, maxAge: '1d' }), gone);
  app.use(express.static(root, { index: false, setHeaders: freshPages }));
  app.use(async (req, res) => {
    if (looksLikeApi(req.path)) throw new AppError('not_found', 'There is nothing here');
    const page = path.join(root, 'index.html');
    await access(page).catch((cause: unknown) => {
      throw new AppError('not_found', 'The web app is not built', { cause });
    });
    res.status(isPagePath(req.path) ? 200 : 404).set('Cache-Control', 'no-cache');
    res.sendFile(page, { cacheControl: false });
  });
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

function freshPages(res: express.Response, file: string): void {
  res.set('Cache-Control', file.endsWith('.html') ? 'no-cache' : `public, max-age=${secondsPerDay}`);
}

/** "/API/x", "//api/x" and "/%61pi/x" are nobody's page either: whoever asks for them wants JSON. */
function looksLikeApi(requested: string): boolean {
  const decoded = requested.replace(/%[0-9a-f]{2}/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
  return /^[/\\.]*api([/\\]|$)/i.test(decoded);
}
