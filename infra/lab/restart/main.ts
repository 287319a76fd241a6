import { runDrill } from '../run-drill';

runDrill('tests/rolling-restart.drill.int.test.ts');
