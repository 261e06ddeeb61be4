import Box from '@mui/material/Box';
import { useMessages } from '../../lib/i18n/index.ts';
import { groups } from '../../groups/groups.screens.ts';
import { leaveRequests } from '../../leave-requests/leave-requests.screens.ts';
import { attendance as attendanceScreen } from '../../registers/registers.screens.ts';
import { grades as gradesScreen } from '../../transcripts/transcripts.screens.ts';
import { labelOf } from '../../lib/screens/index.ts';
import { useUser } from '../../lib/session/index.ts';
import type { StudentRecordQuery } from '../../generated/student-records/admin/student-record.ts';
import { AttendancePart } from './AttendancePart.tsx';
import { ContactsPart, hasContacts } from './ContactsPart.tsx';
import { GradesPart } from './GradesPart.tsx';
import { Balances, InvoiceRows } from './InvoiceRows.tsx';
import { PartLinks } from './PartLinks.tsx';
import { RecordCard } from './RecordCard.tsx';
import { GroupRows, HistoryLine, LeaveRows } from './RecordRows.tsx';
import { studentRecordsMessages } from './student-records.messages.ts';
import { mayNote } from './TranscriptNotes.tsx';

type Shown = Parameters<typeof RecordCard>[0];
type Offered = Shown | null | undefined;
const isShown = (card: Offered): card is Shown => Boolean(card);
const column = { display: 'flex', flexDirection: 'column', gap: '18px', minWidth: 0 } as const;

type Props = StudentRecordQuery & { readonly again: () => Promise<unknown> };

/** The parts of a record that the server gave out; what the person may not see is not there. */
export function RecordParts({ studentRecord: record, currencies, again }: Props) {
  const t = useMessages(studentRecordsMessages);
  const user = useUser();
  const { attendance, grades, leave, invoices, contacts, enrolments, history } = record;
  const graded = grades?.filter((one) => one.terms.length + one.notes.length > 0 || mayNote(user, one));
  const around: readonly Offered[] = [
    contacts && {
      id: 'contact',
      title: t('contacts'),
      empty: !hasContacts(contacts) && t('noContacts'),
      children: <ContactsPart contacts={contacts} />,
    },
    {
      id: 'groups',
      title: labelOf(groups),
      empty: enrolments.length === 0 && t('noGroups'),
      children: <GroupRows enrolments={enrolments} />,
    },
    leave && {
      id: 'leave',
      title: labelOf(leaveRequests),
      empty: leave.items.length === 0 && t('noLeave'),
      children: <LeaveRows leave={leave} name={record.fullName} />,
    },
    invoices && {
      id: 'invoices',
      title: t('invoices'),
      aside: <Balances invoices={invoices} userId={record._id} currencies={currencies} />,
      empty: invoices.items.length === 0 && t('noInvoices'),
      children: <InvoiceRows invoices={invoices} userId={record._id} />,
    },
  ];
  const learning: readonly Offered[] = [
    attendance && {
      id: 'attendance',
      title: labelOf(attendanceScreen),
      empty: attendance.length === 0 && t('noAttendance'),
      children: attendance.map((one) => <AttendancePart key={one.groupId} attendance={one} />),
    },
    graded && {
      id: 'grades',
      title: labelOf(gradesScreen),
      empty: graded.length === 0 && t('noGrades'),
      children: graded.map((one) => <GradesPart key={one._id} grades={one} again={again} />),
    },
    {
      id: 'history',
      title: t('history'),
      empty: history.length === 0 && t('noHistory'),
      children: <HistoryLine history={history} />,
    },
  ];
  const columns = [around.filter(isShown), learning.filter(isShown)];
  return (
    <>
      <PartLinks parts={columns.flat()} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
          gap: '18px',
          alignItems: 'start',
        }}
      >
        {columns.map((cards) => (
          <Box key={cards[0]?.id} sx={column}>
            {cards.map((card) => (
              <RecordCard key={card.id} {...card} />
            ))}
          </Box>
        ))}
      </Box>
    </>
  );
}
