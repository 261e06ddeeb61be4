import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import { fieldsOf } from '../kernel/log/logged-event.ts';

/** The schemas that a group or a register of it named, each once: marks keep the grading of the one that their register was opened with. */
export const listedSchemas = (events: readonly Recorded[]): readonly string[] => [
  ...new Set(
    events
      .flatMap(({ data }) => [fieldsOf(data).schemaId, fieldsOf(data).attendanceSchemaId])
      .filter((id) => typeof id === 'string'),
  ),
];
