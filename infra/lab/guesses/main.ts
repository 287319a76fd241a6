import { runTests } from '../run-tests';

runTests('tests/password-guesses.int.test.ts', { GUESSES: 'drill' });
