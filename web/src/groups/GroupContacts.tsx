import Box from '@mui/material/Box';
import { aloneInLine, Avatar } from '../lib/ui/index.ts';
import { useMessages } from '../lib/i18n/index.ts';
import type { GroupContactFragment, StudentGroupFragment } from '../generated/groups/student-groups.ts';
import { studentGroupsMessages } from './student-groups.messages.ts';

export const rows = {
  '& > li': {
    py: '9px',
    borderTop: '1px solid var(--line)',
    fontSize: 14,
    lineHeight: '20px',
    overflowWrap: 'anywhere',
  },
  '& b': { display: 'block', fontWeight: 600 },
} as const;
export const quiet = { display: 'block', color: 'var(--ink-2)', fontSize: 13 } as const;

type Props = { readonly group: Pick<StudentGroupFragment, 'instructors' | 'facilitators'> };

/** Whom the students of a group ask. */
export function GroupContacts({ group: { instructors, facilitators } }: Props) {
  const t = useMessages(studentGroupsMessages);
  const contacts = [
    ...instructors.map((one) => ({ ...one, kind: 'instructor' as const })),
    ...facilitators.map((one) => ({ ...one, kind: 'facilitator' as const })),
  ];
  if (contacts.length === 0) return <Box sx={{ fontSize: 14, color: 'var(--ink-2)' }}>{t('noContacts')}</Box>;
  return (
    <Box component="ul" sx={rows}>
      {contacts.map(({ kind, ...contact }) => (
        <li key={`${kind} ${contact._id}`}>
          <Contact contact={contact} role={t(kind)} />
        </li>
      ))}
    </Box>
  );
}

type ContactProps = { readonly contact: GroupContactFragment; readonly role: string };
const Contact = ({ contact: { name, title, bio, email, picture }, role }: ContactProps) => (
  <Box sx={{ display: 'flex', gap: '12px' }}>
    <Avatar name={name} picture={picture} size={36} />
    <Box sx={{ minWidth: 0 }}>
      <b>{name}</b>
      <Box component="span" sx={quiet}>
        {title ? `${role}, ${title}` : role}
      </Box>
      {email && (
        <a href={`mailto:${email}`} style={aloneInLine}>
          {email}
        </a>
      )}
      {bio && (
        <Box component="span" sx={quiet}>
          {bio}
        </Box>
      )}
    </Box>
  </Box>
);
