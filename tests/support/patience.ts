import { afterAll, jest } from '@jest/globals';
import { stopStacks } from './stack.ts';
import '../../scripts/leave-nothing-on.ts';

// A whole journey in a real browser takes a while, and longer on a busy machine.
jest.setTimeout(300_000);
afterAll(stopStacks);
