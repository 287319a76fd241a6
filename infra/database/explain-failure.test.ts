import { describe, expect, it } from 'vitest';
import { explainFailure } from './explain-failure';

describe('explainFailure', () => {
  it('says what to do about a password that Postgres refuses', () => {
    const refused = Object.assign(new Error('password authentication failed for user "postgres"'), { code: '28P01' });
    expect(explainFailure(refused)).toMatch(
      /^password authentication failed for user "postgres"\. .*POSTGRES_PASSWORD.*docker compose down --volumes/,
    );
  });

  it('adds nothing to other errors', () => {
    expect(explainFailure(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))).toBe(
      'connect ECONNREFUSED',
    );
    expect(explainFailure('away')).toBe('away');
  });
});
