import path from 'node:path';
import { colors } from '@shopwright/contracts/design-tokens';
import * as endpoints from '@shopwright/contracts/http/config';
import type { Express } from 'express';
import swaggerUiFolder from 'swagger-ui-dist/absolute-path.js';
import type { BffDeps } from '../deps';
import { docsContentPolicy } from '../middleware/security-headers';
import { createOpenApiDocument } from './document';

export const docsPath = '/api/docs';

const files = ['swagger-ui-bundle.js', 'swagger-ui.css', 'favicon-32x32.png'];

/** Serves `GET /api/openapi.json` and the page `GET /api/docs`, with files of this store only. */
export function openApiRoutes(app: Express, { config }: Pick<BffDeps, 'config'>): void {
  let document: string | undefined;
  app.get(`/api${endpoints.getOpenApi.path}`, (_req, res) => {
    document ??= JSON.stringify(createOpenApiDocument(config.cookies.session));
    res.set('Cache-Control', 'no-cache').type('json').send(document);
  });

  app.get(docsPath, docsContentPolicy, (_req, res) => {
    res.set('Cache-Control', 'no-cache').type('html').send(page);
  });
  app.get(`${docsPath}/start.js`, (_req, res) => {
    res.set('Cache-Control', 'no-cache').type('js').send(start);
  });
  for (const file of files) {
    app.get(`${docsPath}/${file}`, (_req, res) => {
      res.sendFile(path.join(swaggerUiFolder(), file), { maxAge: '1d' });
    });
  }
}

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>API · Shopwright</title>
<link rel="icon" href="${docsPath}/favicon-32x32.png">
<link rel="stylesheet" href="${docsPath}/swagger-ui.css">
<style>body { margin: 0; } html.dark-mode { background: ${colors.canvas.dark}; } .swagger-ui td, .swagger-ui .headers { overflow-wrap: anywhere; }</style>
</head>
<body>
<div id="docs"></div>
<script src="${docsPath}/swagger-ui-bundle.js"></script>
<script src="${docsPath}/start.js"></script>
</body>
</html>
`;

/** A separate file, since the content policy allows no inline script. */
const start = `const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
follow();
dark.addEventListener('change', follow);
SwaggerUIBundle({
  url: '/api${endpoints.getOpenApi.path}',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  tryItOutEnabled: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
`;
