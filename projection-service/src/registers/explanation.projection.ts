import type { AbsenceExplanationEvent } from '@paideia/events/absence-explanations/absence-explanation.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { need, type AnyChange, type Found, type Need, type Occurred, type Projection } from '../kernel/projection.ts';
import { remark } from './attendance-changes.projection.ts';
import type { MarkView } from './mark.view.ts';
import { attendanceRegisters } from './register.view.ts';

type Explained = Pick<DataOf<AbsenceExplanationEvent, 'AbsenceExplained'>, 'registerId' | 'userId'>;

/** An explanation changes no mark by itself; an excuse arrives as the register's own event. */
const explanation = (to: NonNullable<MarkView['explanation']>) => ({
  needs: ({ registerId }: Explained): readonly Need[] => [need(attendanceRegisters, registerId)],
  then: ({ registerId, userId }: Explained, occurred: Occurred, found: Found): readonly AnyChange[] => {
    const register = found.one(attendanceRegisters, registerId);
    return register ? remark(register, [{ userId, to: (mark) => ({ ...mark, explanation: to }) }], occurred) : [];
  },
});

export const explanationRows: Projection<AbsenceExplanationEvent>['on'] = {
  AbsenceExplained: explanation('explained'),
  AbsenceExcused: explanation('excused'),
  AbsenceExcuseWithdrawn: explanation('explained'),
};
