import { accountCommands } from './accounts.ts';
import { activityCommands } from './activity.ts';
import { alumniCommands } from './alumni.ts';
import { attemptCommands, courseCommands } from './assessment.ts';
import { assignmentCommands } from './assignments.ts';
import { explanationCommands, registerCommands } from './attendance.ts';
import { calendarFor } from './calendar.ts';
import type { DemoCommand } from './command.ts';
import { cardCommands } from './cards.ts';
import { filmCommands } from './films.ts';
import { ministryCommands } from './ministries.ts';
import { materialCommands } from './materials.ts';
import { invoiceCommands } from './invoices.ts';
import { leaveCommands } from './leave.ts';
import { linkCommands } from './links.ts';
import { notificationCommands } from './notifications.ts';
import { newsCommands } from './news.ts';
import { paperCommands } from './papers.ts';
import { paymentPlanCommands } from './payment-plans.ts';
import { progressCommands } from './progress.ts';
import { teacherCommands } from './teachers.ts';
import { requestCommands } from './requests.ts';
import { timeLogCommands } from './time-logs.ts';
import { transcriptCommands } from './transcripts.ts';
import { translationCommands } from './translations.ts';
import { laterPlaceCommands, placeCommands } from './places.ts';

/** These are all commands of the demo data, in the order of their dates. `today` is a local date; the dates move with it by whole weeks. */
export function demoCommands(today: string): readonly DemoCommand[] {
  const at = calendarFor(today);
  const all = [
    ...placeCommands(at),
    ...accountCommands(at),
    ...laterPlaceCommands(at),
    ...teacherCommands(at),
    ...paperCommands(at),
    ...newsCommands(at),
    ...linkCommands(at),
    ...ministryCommands(at),
    ...translationCommands(at),
    ...leaveCommands(at),
    ...cardCommands(at),
    ...invoiceCommands(at),
    ...paymentPlanCommands(at),
    ...registerCommands(at),
    ...explanationCommands(at),
    ...courseCommands(at),
    ...materialCommands(at),
    ...filmCommands(at),
    ...activityCommands(at),
    ...progressCommands(at),
    ...assignmentCommands(at),
    ...attemptCommands(at),
    ...transcriptCommands(at),
    ...timeLogCommands(at),
    ...requestCommands(at),
    ...notificationCommands(at),
    ...alumniCommands(at, today),
  ];
  return all
    .map((command, i) => ({ command, i }))
    .sort((a, b) =>
      a.command.occurredAt < b.command.occurredAt ? -1 : a.command.occurredAt > b.command.occurredAt ? 1 : a.i - b.i,
    )
    .map(({ command }) => command);
}
