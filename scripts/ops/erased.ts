import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Records } from '@paideia/documents/records.ts';
import type { Codec } from '@paideia/store/codec.ts';
import { subjectKeyOf } from '@paideia/store/keys.ts';
import type { RecordedEvent } from '@paideia/store/port.ts';
import { OperatorError } from './operator-error.ts';

/** It collects whose personal values stand in the log. */
export function subjectsIn(codec: Pick<Codec, 'subjectOf'>) {
  const subjects = new Set<string>();
  return {
    take(event: RecordedEvent) {
      const subject = codec.subjectOf(event);
      if (subject !== undefined) subjects.add(subject);
    },
    /** Their keys are gone: they have been erased, and what is encrypted under their keys is nobody's any more. */
    async erased(keys: Pick<Records, 'get'>): Promise<readonly string[]> {
      const gone: string[] = [];
      for (const subject of subjects) if (!(await keys.get(subjectKeyOf(subject)))) gone.push(subject);
      return gone.sort();
    },
  };
}

const List = z.object({ erased: z.array(z.string().min(1).max(200)) });
/** It reads a list that a backup or `npm run erased` has written. */
export function readErased(path: string): readonly string[] {
  try {
    return List.parse(JSON.parse(readFileSync(path, 'utf8'))).erased;
  } catch {
    throw new OperatorError(
      `${path} is no list of erased people: it is made by \`npm run erased\`, and lies in each backup as erased.json.`,
    );
  }
}
