import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { alumniMessageQuotaPermissions } from '@paideia/events/alumni-messages/alumni-message.permissions.ts';
import { AlumniScreen, useMayEnter } from '../../alumni-profiles/alumni-profiles.parts.ts';
import { AlumniContactDocument } from '../../generated/alumni-messages/alumni-messages.ts';
import { useDebounced, useRemote } from '../../lib/data/index.ts';
import { newId, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { labelOf } from '../../lib/screens/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { alumniMessagesMessages } from '../alumni-messages.messages.ts';
import { alumniContact } from '../alumni-messages.screens.ts';
import { ContactDepartment } from './ContactDepartment.tsx';
import { FormerStudents } from './FormerStudents.tsx';
import { MessageForm, type Written } from './MessageForm.tsx';
import { MessagesLeft } from './MessagesLeft.tsx';

const perPage = 10;
const fresh = (): Written => ({ _id: newId(), recipientId: '', recipientName: '', text: '' });

/** `/alumni/contact`: finds a former student, and writes to him or her. */
export function ContactPage() {
  const t = useMessages(alumniMessagesMessages);
  const user = useUser();
  const [name, setName] = useState('');
  const q = useDebounced(name).trim();
  const [{ page, of }, setPage] = useState({ page: 0, of: '' });
  // Another name begins on its first page.
  const variables = { q: q || null, page: of === q ? page : 0, perPage };
  const remote = useRemote(
    AlumniContactDocument,
    useMayEnter({ isForAdmins: false }) ? variables : null,
    (data) => data,
  );
  // Whom it is for is kept with what was typed, over a reload too.
  const form = useForm({ draft: `alumni-message:${user._id}`, start: fresh });
  const mayWrite = may(user, alumniMessageQuotaPermissions.ContactFormerStudent, { ownerId: user._id });
  return (
    <AlumniScreen
      screen={alumniContact}
      title={labelOf(alumniContact)}
      isForAdmins={false}
      // The name that is typed, and the message, stand within: they stay also where those of that name cannot be asked for.
      remote={{ ...remote, isOfBefore: false }}
      subtitle={remote.data && <MessagesLeft left={remote.data.alumniMessagesLeft} />}
      actions={remote.data && <ContactDepartment hasDepartment={remote.data.alumniHome.hasDepartment} />}
    >
      {({ formerStudents, alumniMessagesLeft }) => (
        <Box sx={{ display: 'grid', gap: '18px' }}>
          <Alert severity="info" role="status">
            {t(mayWrite ? 'about' : 'inPerson')}
          </Alert>
          <Box
            sx={{
              display: 'grid',
              gap: '18px',
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <FormerStudents
              name={name}
              onName={setName}
              found={formerStudents}
              page={variables.page}
              perPage={perPage}
              onPage={(next) => setPage({ page: next, of: q })}
              chosenId={form.value.recipientId}
              onChoose={
                mayWrite && alumniMessagesLeft > 0
                  ? ({ _id, fullName }) =>
                      // To another person it is another message, whatever became of the one before.
                      form.set({ _id: newId(), recipientId: _id, recipientName: fullName })
                  : undefined
              }
            />
            {mayWrite && <MessageForm form={form} left={alumniMessagesLeft} again={remote.again} />}
          </Box>
        </Box>
      )}
    </AlumniScreen>
  );
}
