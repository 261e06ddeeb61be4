import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { inlineButton } from '../../lib/ui/index.ts';
import { WhyButton } from '../../lib/why/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useNamesakes } from '../../groups/namesakes.parts.ts';
import type { RegisterActs } from './register-acts.ts';
import type { RegisterStudentFragment } from '../../generated/registers/admin/register-admin.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';

type Props = { readonly registerId: string; readonly student: RegisterStudentFragment; readonly acts: RegisterActs };

/** The switch of an open register excuses by itself; who was there needs no excuse. */
const isToExcuse = ({ mark }: RegisterActs, status: RegisterStudentFragment['status']) =>
  mark === undefined && status !== 'present' && status !== 'excused';

/** A row offers these beside its mark: an excuse, taking it back, a correction, and why the mark is what it is. */
export function RowActs({ registerId, student, acts }: Props) {
  const t = useMessages(registerAdminMessages);
  const { status, excuses, userId } = student;
  const name = useNamesakes().named(student);
  const button = (label: string, full: string, act: (student: RegisterStudentFragment) => void) => (
    <Button size="small" variant="text" aria-label={full} onClick={() => act(student)} sx={inlineButton}>
      {label}
    </Button>
  );
  const isByHand = excuses.some(({ cause }) => cause === 'manual');
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'flex-end',
        alignItems: 'center',
        // Where there is room, a long name leaves it to them: it has two lines.
        flexWrap: { xs: 'wrap', xl: 'nowrap' },
        gap: '18px 15px',
      }}
    >
      {acts.excuse && isToExcuse(acts, status) && button(t('excuse'), t('excuseOf', { name }), acts.excuse)}
      {acts.revoke && isByHand && button(t('revoke'), t('revokeOf', { name }), acts.revoke)}
      {acts.correct && button(t('correct'), t('correctOf', { name }), acts.correct)}
      <WhyButton
        kind="registerMark"
        id={`${registerId}_${userId}`}
        what={t('whatOf', { name, status: status ? t(status) : t('unmarked') })}
      />
    </Box>
  );
}
