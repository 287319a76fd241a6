import { domainToASCII, domainToUnicode } from 'node:url';
import { parseEmail, toAsciiEmail } from '@shopwright/contracts/email-address';
import { expect, it } from 'vitest';

it('takes any domain that Node takes, in one form, and back', () => {
  const letters = [...'äöüßéłøαβγдежاבגกขค中文例え한국😀ıșțñ-xyz0'];
  let seed = 7;
  const draw = (max: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % max;
  };
  let taken = 0;
  for (let round = 0; round < 3000; round += 1) {
    const label = Array.from({ length: 1 + draw(12) }, () => letters[draw(letters.length)]).join('');
    const { email: stored } = parseEmail(`a@${label}.com`);
    if (stored === undefined) continue;
    taken += 1;
    expect(stored).toBe(`a@${domainToUnicode(domainToASCII(`${label}.com`))}`);
    expect(toAsciiEmail(stored)).toBe(`a@${domainToASCII(`${label}.com`)}`);
    expect(parseEmail(toAsciiEmail(stored))).toEqual({ email: stored });
  }
  expect(taken).toBeGreaterThan(1000);
});
