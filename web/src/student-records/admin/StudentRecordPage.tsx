import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { user as accountScreen } from '../../accounts/accounts.screens.ts';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { errorCode, errorText, useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { userHasRole, useUser } from '../../lib/session/index.ts';
import { Avatar, DataScreen, StatusChip } from '../../lib/ui/index.ts';
import { StudentRecordDocument } from '../../generated/student-records/admin/student-record.ts';
import { studentRecord } from '../student-records.screens.ts';
import { RecordParts } from './RecordParts.tsx';
import { studentRecordsMessages } from './student-records.messages.ts';

/** `/students/{id}`: all that this person may know of a student, in one place. */
export function StudentRecordPage({ id }: { readonly id: string }) {
  const t = useMessages(studentRecordsMessages);
  const isAdmin = userHasRole(useUser(), 'admin');
  const remote = useRemote(StudentRecordDocument, { userId: id }, (data) => data);
  const record = remote.data?.studentRecord;
  return (
    <ConsolePage>
      <ConsoleHeader
        screen={studentRecord}
        {...(record && { name: record.fullName, title: record.fullName })}
        subtitle={
          record && (
            <>
              {record.picture && <Avatar name={record.fullName} picture={record.picture} size={36} />}
              <StatusChip area="account" status={record.status} />
            </>
          )
        }
        actions={
          isAdmin &&
          record && (
            <Button component={Link} to={addressOf(accountScreen, { id })} size="small" variant="outlined">
              {t('account')}
            </Button>
          )
        }
      />
      {errorCode(remote.error) === 'notFound' ? (
        <Alert severity="info">{errorText(remote.error)}</Alert>
      ) : (
        <DataScreen remote={remote}>{(data) => <RecordParts {...data} again={remote.again} />}</DataScreen>
      )}
    </ConsolePage>
  );
}
