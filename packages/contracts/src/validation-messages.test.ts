import { expect, it } from 'vitest';
import { text } from './fields';
import { type ValidationCode, validationCode, validationMessages } from './validation-messages';

it.each(Object.keys(validationMessages) as ValidationCode[])('%s is found again by its message', (code) => {
  expect(validationCode(validationMessages[code])).toEqual({ code });
});

it('knows the number of the message about length', () => {
  const message = text(40).safeParse('x'.repeat(41)).error?.issues[0]?.message ?? '';
  expect(validationCode(message)).toEqual({ code: 'at_most', max: '40' });
});

it('knows no code of a message that is not ours', () => {
  expect(validationCode('Invalid input: expected string, received undefined')).toBeUndefined();
});
