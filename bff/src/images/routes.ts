import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Express, Request, Response } from 'express';
import type { BffDeps } from '../deps';
import { createImageFiles } from './image-files';
import { createImageResizer } from './image-resizer';
import { imageSize } from './image-rules';
import { type Image, type ImageSource, uploadedImage, webImage } from './image-sources';

/**
 * Serves images in the size and format that suit the browser: `/images/…?w=` of the web app, `/uploads/…?w=` of the
 * catalog. SVG, and images without a size, are sent unchanged.
 */
export function imageRoutes(app: Express, deps: BffDeps): void {
  const resizer = createImageResizer(deps.logger, createImageFiles(deps.config.imageCacheFolder, deps.logger));
  const folder = path.join(deps.config.webRoot, 'images');

  const sendShared = async (image: Image, source: ImageSource, req: Request, res: Response) => {
    res.type(image.type);
    const { cacheControl } = source;
    if (!(await deps.cache.ready.send(req, res, { body: image.bytes, cacheControl }))) send(image, source, res);
  };

  const sendImage = async (source: ImageSource, req: Request, res: Response) => {
    const size = imageSize(req.query);
    if (!size) return sendShared(await resizer.original(source), source, req, res);
    res.vary('Accept');
    const image = await resizer.resized(source, size, req.get('accept'));
    if (image) await sendShared(image, source, req, res);
    else send(await resizer.original(source), { ...source, cacheControl: 'no-store' }, res);
  };

  app.get('/images/*file', async (req, res, next) => {
    imageSize(req.query);
    const source = await webImage(folder, req.path.slice('/images'.length));
    if (source) await sendImage(source, req, res);
    else next();
  });

  app.get('/uploads/:name', (req, res) => sendImage(uploadedImage(deps, req.params.name), req, res));
}

/** The tag is a hash of the bytes, so Express sends 304 to a browser that has them. */
function send({ type, bytes }: Image, { cacheControl }: ImageSource, res: Response): void {
  const tag = createHash('sha1').update(bytes).digest('base64url');
  res.set({ 'Content-Type': type, 'Cache-Control': cacheControl, ETag: `"${tag}"` }).send(bytes);
}
