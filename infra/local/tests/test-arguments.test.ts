import { describe, expect, it } from 'vitest';
import { parseTestArguments } from './test-arguments';

const parse = (line: string) => parseTestArguments(line.split(' ').filter(Boolean), ['unit', 'browser', 'browsers']);

describe('parseTestArguments', () => {
  it('reads the parts, then the arguments of the part', () => {
    expect(parse('unit browser')).toMatchObject({ parts: ['unit', 'browser'], rest: [], browser: undefined });
    expect(parse('browser a.e2e.ts --headed')).toMatchObject({ parts: ['browser'], rest: ['a.e2e.ts', '--headed'] });
    expect(() => parse('unit browser a.e2e.ts')).toThrow('Unknown part a.e2e.ts');
  });

  it('reads a browser path at any position', () => {
    const wanted = { parts: ['browser', 'browsers'], rest: [], keepGoing: true, browser: '/usr/bin/chromium' };
    expect(parse('browser browsers --keep-going --browser /usr/bin/chromium')).toEqual(wanted);
    expect(parse('--browser=/usr/bin/chromium browser --keep-going browsers')).toEqual(wanted);
    expect(() => parse('browser --browser')).toThrow('takes the path');
  });
});
