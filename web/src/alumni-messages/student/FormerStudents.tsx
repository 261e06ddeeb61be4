import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AlumniContactQuery, FormerStudentFragment } from '../../generated/alumni-messages/alumni-messages.ts';
import { CardNote } from '../../lib/dashboard/index.ts';
import { LabelledText } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { Pager, SectionCard } from '../../lib/ui/index.ts';
import { alumniMessagesMessages } from '../alumni-messages.messages.ts';

type Props = {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly found: AlumniContactQuery['formerStudents'];
  readonly page: number;
  readonly perPage: number;
  readonly onPage: (page: number) => void;
  readonly chosenId: string;
  /** Without it nobody can be written to, for good or today. */
  readonly onChoose: ((student: FormerStudentFragment) => void) | undefined;
};

/** The former students of a name, or all of them page by page. */
export function FormerStudents(props: Props) {
  const { name, onName, found, page, perPage, onPage, chosenId, onChoose } = props;
  const t = useMessages(alumniMessagesMessages);
  return (
    <SectionCard title={t('results')}>
      <Box role="search" sx={{ p: '3px 18px 15px' }}>
        <LabelledText label={t('search')} type="search" value={name} onChange={onName} />
      </Box>
      {found.items.length === 0 ? (
        <CardNote>{t(name.trim() === '' ? 'noneListed' : 'noneFound')}</CardNote>
      ) : (
        <ul>
          {found.items.map((student) => (
            <Row
              key={student._id}
              student={student}
              isChosen={student._id === chosenId}
              onChoose={onChoose && (() => onChoose(student))}
            />
          ))}
        </ul>
      )}
      <Pager page={page} perPage={perPage} total={found.total} more={found.more} onPage={onPage} />
    </SectionCard>
  );
}

type RowProps = {
  readonly student: FormerStudentFragment;
  readonly isChosen: boolean;
  readonly onChoose: (() => void) | undefined;
};
function Row({ student: { _id, fullName, location, gradYear, gradPlace }, isChosen, onChoose }: RowProps) {
  const t = useMessages(alumniMessagesMessages);
  const isMe = useUser()._id === _id;
  const about = [location, gradYear !== null && t('graduated', { year: String(gradYear) }), gradPlace];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '12px',
        minHeight: 57,
        p: '9px 18px',
        borderTop: '1px solid var(--line)',
        overflowWrap: 'anywhere',
        ...(isChosen && { bgcolor: 'var(--primary-tint)' }),
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{fullName}</Box>
        <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>{about.filter(Boolean).join(' · ')}</Box>
      </Box>
      {isMe && <Box sx={{ flex: 'none', fontSize: 13, color: 'var(--ink-3)' }}>{t('you')}</Box>}
      {!isMe && onChoose && (
        <Button
          size="small"
          variant="outlined"
          aria-pressed={isChosen}
          aria-label={t('writeTo', { name: fullName })}
          onClick={onChoose}
          sx={{ flex: 'none' }}
        >
          {t('write')}
        </Button>
      )}
    </Box>
  );
}
