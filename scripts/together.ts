import { relative } from 'node:path';
import { describe, jest } from '@jest/globals';
import { testsTogether } from './together.cjs';

/** It runs one part of so many of the tests of a workspace that load much and do little, in this file. */
export function together(
  workspace: 'command-service' | 'events' | 'projection-service' | 'query-api' | 'web',
  part: number,
  parts: number,
): void {
  for (const path of testsTogether(workspace).filter((_, n) => n % parts === part))
    describe(relative(process.cwd(), path), () => {
      jest.requireActual(path);
    });
}
