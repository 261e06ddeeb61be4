import { group } from '@paideia/documents/port.ts';
import type { EventRef } from '@paideia/events/kernel/metadata.ts';

export const absenceExplanationsGroup = group('absence-explanations', 1);

/** `text` and `comment` are null after an erasure. `date` and `periodKey` say which register it is about. */
export type AbsenceExplanationView = {
  readonly _id: string;
  readonly _revision: number;
  readonly registerId: string;
  readonly date: string;
  readonly periodKey: string;
  readonly userId: string;
  readonly groupId: string;
  readonly regionId: string;
  readonly text: string | null;
  readonly status: 'explained' | 'excused';
  readonly comment: string | null;
  readonly explainedAt: string;
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  readonly why: readonly EventRef[];
};

export const absenceExplanations = absenceExplanationsGroup.collection<AbsenceExplanationView>('absenceExplanations', {
  indexes: {
    region: ['regionId', 'date'],
    regionStatus: ['regionId', 'status', 'date'],
    status: ['status', 'date'],
    student: ['userId', 'date'],
    studentGroup: ['userId', 'groupId', 'date'],
    date: ['date'],
  },
});
