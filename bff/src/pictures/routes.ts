import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Express, Request, Response } from 'express';
import type { BffDeps } from '../deps';
import { createPictureShop } from './picture-shop';
import { pictureSize } from './picture-size';
import { ownPicture, type Picture, type PictureSource, uploadedPicture } from './picture-sources';

/**
 * Pictures in the size and format that suit the browser: `/images/…?w=` of the web app, `/uploads/…?w=` of the
 * catalog. Without a size they are sent as they are; the web app's own by its files' route, and SVG always so.
 */
export function pictureRoutes(app: Express, deps: BffDeps): void {
  const shop = createPictureShop(deps.logger);
  const folder = path.join(deps.config.webRoot, 'images');

  const sendResized = async (source: PictureSource, req: Request, res: Response): Promise<boolean> => {
    const size = pictureSize(req.query);
    if (!size) return false;
    res.vary('Accept');
    const picture = await shop.resized(source, size, req.get('accept'));
    if (picture) send(picture, source, res);
    else send(await shop.original(source), { ...source, cacheControl: 'no-store' }, res);
    return true;
  };

  app.get('/images/*file', async (req, res, next) => {
    pictureSize(req.query);
    const source = await ownPicture(folder, req.path.slice('/images'.length));
    if (!source || !(await sendResized(source, req, res))) next();
  });

  app.get('/uploads/:name', async (req, res) => {
    const source = uploadedPicture(deps, req.params.name);
    if (!(await sendResized(source, req, res))) send(await shop.original(source), source, res);
  });
}

/** The tag is that of the bytes, so a browser that has them gets a 304 from Express. */
function send({ type, bytes }: Picture, { cacheControl }: PictureSource, res: Response): void {
  const tag = createHash('sha1').update(bytes).digest('base64url');
  res.set({ 'Content-Type': type, 'Cache-Control': cacheControl, ETag: `"${tag}"` }).send(bytes);
}
