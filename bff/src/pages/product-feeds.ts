import { pipeline } from 'node:stream/promises';
import { fileOf } from '@shopwright/contracts/endpoint';
import { errorBody } from '@shopwright/contracts/errors';
import { type FeedFormat, feedFormats, readFeed } from '@shopwright/contracts/http/feeds';
import { AppError } from '@shopwright/service-kit/errors';
import { send } from '@shopwright/service-kit/http/client';
import type { Express } from 'express';
import type { BffDeps } from '../deps';
import { inOwnBudget } from '../middleware/request-scope';

type FeedDeps = Pick<BffDeps, 'config' | 'tokens'>;

/** Lines of JSON are found by the name of either. */
const findFormat = (file: string): FeedFormat | undefined =>
  feedFormats.find((name) => name === file || (name === 'acp.jsonl' && file === 'acp.json'));

/** Serves the feeds of products to whoever has the key in their address. A feed is passed on as it is read. */
export function productFeeds(app: Express, { config, tokens }: FeedDeps): void {
  app.get('/feeds/:file', async (req, res) => {
    const format = findFormat(req.params.file);
    if (!format) throw new AppError('not_found', 'No such feed');
    const query = new URLSearchParams({ format, origin: config.publicOrigin });
    for (const name of ['key', 'language', 'country'] as const) {
      const value = req.query[name];
      if (typeof value === 'string') query.set(name, value);
    }
    await inOwnBudget(async () => {
      const response = await send(tokens, readFeed, {
        url: config.upstreams.catalog,
        target: `${readFeed.path}?${query}`,
        actor: { role: 'system' },
      });
      if (response.statusCode !== 200) {
        const error = errorBody.safeParse(await response.body.json());
        if (!error.success) throw new AppError('bad_gateway', 'catalog sent no feed');
        const { code, message, fields } = error.data;
        throw new AppError(code, message, { fields });
      }
      res.status(200).set({ 'Cache-Control': 'no-store', 'Content-Type': fileOf(readFeed, { format }).type });
      // A search engine reads the products on their pages.
      res.set('X-Robots-Tag', 'noindex');
      res.setMaxListeners(20);
      await pipeline(response.body, res);
    }, readFeed.timeoutMs);
  });
}
