import { runDrill } from '../run-drill';

runDrill('tests/password-guesses.drill.int.test.ts');
