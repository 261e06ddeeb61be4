import { group } from '@paideia/documents/port.ts';
import type { Person } from '../kernel/people.ts';

export const evaluationsGroup = group('evaluations', 1);

/** It has the id of its time log. The name, the rating and the comments are null after an erasure. */
export type EvaluationView = {
  readonly _id: string;
  readonly _revision: number;
  readonly userId: string;
  readonly studentName: string | null;
  readonly studentNameKey: string;
  readonly groupId: string;
  readonly regionId: string;
  readonly program: string;
  readonly periodEnding: string;
  /** From 1 to 5. */
  readonly rating: number | null;
  readonly comments: string | null;
  readonly evaluatedBy: string;
  readonly evaluatedAt: string;
};
type Indexed = readonly (keyof EvaluationView)[];
/** A person or a class has few enough to be sorted when they are asked for. */
const ways = [
  ...(['evaluatedAt', 'periodEnding', 'studentNameKey'] as const).flatMap((sort) => [
    [sort] as const,
    ['regionId', sort] as const,
  ]),
  ['program', 'evaluatedAt'],
  ['groupId', 'evaluatedAt'],
  ['userId', 'evaluatedAt'],
] as const satisfies readonly Indexed[];
export const evaluations = evaluationsGroup.collection<EvaluationView>('evaluations', {
  indexes: Object.fromEntries(ways.map((fields) => [fields.join('-'), fields])),
  search: ['studentName'],
});

/** Private to the projection: the names that evaluations are sorted by. */
export const evaluatedPeople = evaluationsGroup.collection<Person>('evaluatedPeople');
