import { buildServers } from './build-servers';
import { readBuildStamps, writeBuildStamps } from './build-stamps';
import { buildWeb } from './build-web';

/** Builds servers and web app side by side, and returns what was built. With `staleOnly` only what is not up to date. */
export async function buildAll({ staleOnly }: { staleOnly: boolean }): Promise<string[]> {
  const stamps = readBuildStamps();
  const results = await Promise.allSettled([buildServers(stamps, staleOnly), buildWeb(stamps, staleOnly)]);
  const built = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  if (built.length > 0) await writeBuildStamps(stamps);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return built;
}
