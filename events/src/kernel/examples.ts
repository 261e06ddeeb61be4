import type { z } from 'zod';
import type { CommandTable } from './message.ts';

/** One good payload a command, as a client sends it: for tests, and to show newcomers what a command looks like. */
export type ExamplesOf<T extends CommandTable> = { readonly [K in keyof T]: z.input<T[K]> };

/** Ids of the examples: a letter's code and a number, padded to 24 hex digits. */
export const exampleId = (kind: string, n = 1): string =>
  `${kind.charCodeAt(0).toString(16)}${n.toString(16).padStart(22, '0')}`;
export const ada = exampleId('u', 1);
export const ben = exampleId('u', 2);
export const harriet = exampleId('u', 5);
export const campus = exampleId('r', 1);
export const yearOne = exampleId('g', 1);
export const dayProgram = exampleId('s', 1);
