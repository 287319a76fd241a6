import { DrizzleQueryError } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createLogger, safeError } from './logger';

const canary = 'canary@example.com';

describe('safeError', () => {
  it('keeps the statement and drops the values of a failed query', () => {
    const cause = Object.assign(new Error(`duplicate key (${canary})`), {
      severity: 'ERROR',
      code: '23505',
      constraint_name: 'users_email_unique',
      detail: `Key (email)=(${canary}) already exists.`,
    });
    const logged = safeError(new DrizzleQueryError('insert into users values ($1)', [canary], cause));
    expect(JSON.stringify(logged)).not.toContain(canary);
    expect(logged).toMatchObject({
      message: 'Failed query: insert into users values ($1)',
      cause: { code: '23505', constraint: 'users_email_unique' },
    });
  });
});

describe('createLogger', () => {
  it('redacts secrets and addresses wherever they are nested', () => {
    const lines: string[] = [];
    const logger = createLogger('test', 'info');
    const stream = (logger as unknown as Record<symbol, unknown>)[pino.symbols.streamSym] as {
      write: (line: string) => void;
    };
    stream.write = (line) => void lines.push(line);
    logger.info({
      password: canary,
      user: { email: canary },
      req: { headers: { cookie: canary, authorization: canary } },
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain(canary);
  });
});
