import { testSeed } from '@shopwright/testing/drill';
import fc from 'fast-check';

// The same commit has the same result every day. TEST_SEED repeats another run, as a failed property prints it.
fc.configureGlobal({ seed: testSeed });
