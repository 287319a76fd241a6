import { pagePaths, publicPaths } from '@shopwright/contracts/pages';

/** Keeps crawlers out of what is nobody else's, or needs a person to be there. */
export function robots(origin: string): string {
  const closed = pagePaths.filter((path) => !publicPaths.includes(path) && !path.startsWith('/ops/'));
  return [
    'User-agent: *',
    ...['/api/', '/ops/', ...closed].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
