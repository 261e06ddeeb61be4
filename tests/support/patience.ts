import { jest } from '@jest/globals';

// A whole journey in a real browser takes a while on a busy machine.
jest.setTimeout(150_000);
