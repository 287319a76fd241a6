import { rm } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomic } from './paths';

/** The addresses of a running store. Tools outside the repository rely on these names. */
export interface Endpoints {
  store: string;
  stripe: string;
  postgres: string;
  redis: string;
  queues: string;
  traces: string;
  mail: string;
  services: { catalog: string; order: string; auth: string };
  /** The addresses that Prometheus reads, one for each kind of process. */
  metrics: string[];
  /** The first owner's one-time link, while there is no owner. */
  setup?: string;
  processes: { name: string; pid: number; port?: number }[];
}

/** Keeps `<home>/endpoints.json` current while the store runs. Readers never see half of it. */
export class EndpointsFile {
  private readonly file: string;
  private wanted: Endpoints | undefined;
  private writing: Promise<void> | undefined;

  constructor(home: string) {
    this.file = path.join(home, 'endpoints.json');
  }

  /** Writes the endpoints. Of several calls at the same time the last one wins. */
  async write(endpoints: Endpoints): Promise<void> {
    this.wanted = endpoints;
    this.writing ??= this.writeWanted().finally(() => {
      this.writing = undefined;
    });
    return this.writing;
  }

  async remove(): Promise<void> {
    this.wanted = undefined;
    await this.writing;
    await rm(this.file, { force: true });
  }

  private async writeWanted(): Promise<void> {
    while (this.wanted !== undefined) {
      const endpoints = this.wanted;
      this.wanted = undefined;
      await writeFileAtomic(this.file, `${JSON.stringify(endpoints, null, 2)}\n`);
    }
  }
}
