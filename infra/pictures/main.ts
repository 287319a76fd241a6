import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';

// Renders the shop's pictures: npx tsx infra/pictures/main.ts [--draft] [--out FOLDER] [NAME...]
const here = dirname(fileURLToPath(import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'boolean', default: false }, out: { type: 'string' } },
});

const bundle = await build({
  entryPoints: [join(here, 'studio/page.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2022',
});
const script = bundle.outputFiles[0]?.text;
if (!script) throw new Error('the studio did not bundle');

const systemChromium = [process.env.BROWSER_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
);
const browser = await chromium.launch({
  ...(systemChromium ? { executablePath: systemChromium } : {}),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  const page = await browser.newPage();
  page.on('console', (message) => console.log(message.text()));
  await page.addScriptTag({ content: script });
  const all = (await page.evaluate('picturePage.list()')) as { name: string; folder: string; size: object }[];
  const wanted =
    positionals.length === 0 ? all : all.filter(({ name }) => positionals.some((part) => name.includes(part)));
  for (const { name, folder } of wanted) {
    const started = performance.now();
    const url = (await page.evaluate(`picturePage.render(${JSON.stringify(name)}, ${values.draft})`)) as string;
    const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    const path = join(values.out ?? join(here, '../../web/public/images'), folder, `${name}.webp`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${folder}/${name} ${(bytes.length / 1024).toFixed(0)} kB ${seconds} s`);
  }
} finally {
  await browser.close();
}
