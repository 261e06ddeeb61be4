import { test } from '@jest/globals';
import { excusedWorkIdOf } from '@paideia/events/gradebook/excused-work.events.ts';
import { specFor } from '../kernel/spec.ts';
import { emmett, groupId, harriet, regionId } from '../registers/attendance.examples.ts';
import { excusedWorkProjection } from './excused-work.projection.ts';
import { excusedWorks } from './excused-work.view.ts';

const essay = { userId: emmett, groupId, regionId, kind: 'assignment', workId: '9'.repeat(24), by: harriet };
const excused = { type: 'WorkExcused', data: { ...essay, reason: 'In hospital' } };

test('what a student is excused from stands until it is taken back', () => {
  const { given } = specFor(excusedWorkProjection);
  const id = excusedWorkIdOf(emmett, groupId);
  given(excused).then(excusedWorks, id, {
    items: [
      {
        kind: 'assignment',
        workId: essay.workId,
        reason: 'In hospital',
        by: harriet,
        at: '2026-11-20T09:00:00.000Z',
        why: [{ stream: 'excusedWork-spec', revision: 0 }],
      },
    ],
  });
  given(excused, { type: 'WorkExcuseWithdrawn', data: { ...essay, reason: 'Handed in' } }).then(excusedWorks, id, {
    items: [],
    _revision: 1,
  });
});
