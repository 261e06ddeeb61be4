import { TextDecoder, TextEncoder } from 'node:util';

// For tests: what every browser has and jsdom has not.
Object.assign(globalThis, { TextEncoder, TextDecoder });
globalThis.scrollTo = () => undefined;
