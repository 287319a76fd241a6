import { runDrill } from '../run-drill';

runDrill('tests/killed-imports.drill.int.test.ts');
