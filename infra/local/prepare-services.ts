import { environmentOfCommand, seededServices, serviceNames, type Wiring } from './environment';
import { runCommand } from './supervisor/program';

/** Migrates and seeds the services, all at the same time since they share nothing. */
export async function prepareServices(wiring: Wiring): Promise<void> {
  await Promise.all(
    serviceNames.map(async (name) => {
      const env = environmentOfCommand(name, wiring);
      await runCommand(name, 'migrate', env);
      if (seededServices.includes(name)) await runCommand(name, 'seed', env);
    }),
  );
}
