import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { cachePath, makeCacheFolder } from '../paths';

const run = promisify(execFile);
const decompress = promisify(brotliDecompress);

/** The Chromium that comes with the npm packages, and the variables that it needs. */
export async function carriedBrowser(): Promise<{ executablePath: string; env: Record<string, string> }> {
  const folder = await unpackBrowser();
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      ...definedEnvironment(),
      LD_LIBRARY_PATH: path.join(folder, 'lib'),
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    },
  };
}

/** Unpacks @sparticuz/chromium into the cache, beside the libraries and the font that a bare machine lacks. */
async function unpackBrowser(): Promise<string> {
  const packed = path.resolve(path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../../bin');
  const { version } = JSON.parse(await readFile(path.join(packed, '../package.json'), 'utf8'));
  const folder = cachePath(`chromium-${version}`);
  if (existsSync(folder)) return folder;
  await makeCacheFolder();
  const partial = `${folder}.${process.pid}`;
  await mkdir(partial);
  const read = async (name: string) => decompress(await readFile(path.join(packed, name)));
  await writeFile(path.join(partial, 'chromium'), await read('chromium.br'), { mode: 0o755 });
  for (const name of ['al2023.tar', 'fonts.tar']) {
    await writeFile(path.join(partial, name), await read(`${name}.br`));
    await run('tar', ['-xf', name, '--no-same-owner'], { cwd: partial });
    await rm(path.join(partial, name));
  }
  await writeFile(path.join(partial, 'fonts.conf'), fontConfiguration(folder));
  try {
    await rename(partial, folder);
  } catch (error) {
    // Another worker was quicker: its copy is as good.
    await rm(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function fontConfiguration(folder: string): string {
  const folders = ['/usr/share/fonts', path.join(folder, 'fonts')].map((fonts) => `  <dir>${fonts}</dir>`).join('\n');
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders}
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
