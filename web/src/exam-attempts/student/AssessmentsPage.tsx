import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AppLink, DataScreen, PageHeader, PageWidth } from '../../lib/ui/index.ts';
import { GroupPicker, groupMessages } from '../../lib/forms/index.ts';
import { useGroup } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { groupsOf } from '../assessment-groups.rules.ts';
import { AssessmentsDocument } from '../../generated/exam-attempts/assessments.ts';
import { assessmentsMessages } from '../assessments.messages.ts';
import { AssessmentGroup } from './AssessmentGroup.tsx';
import { assessments } from '../exam-attempts.screens.ts';
import { grades, transcript } from '../../transcripts/transcripts.screens.ts';

const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Exams and assignments of a group: what can be done now, what opens later, what is done. */
export function AssessmentsPage() {
  const t = useMessages(assessmentsMessages);
  const group = useMessages(groupMessages);
  const { groupId } = useGroup();
  const remote = useRemote(AssessmentsDocument, groupId ? { groupId } : null, ({ assessments, attendance }) => ({
    ...assessments,
    timeZone: attendance.timeZone,
  }));
  const zone = remote.data?.timeZone;
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <PageHeader
        title={t('title')}
        place={{ screen: assessments }}
        help={t('help')}
        subtitle={zone && zone !== here() ? t('zone', { zone }) : undefined}
        actions={
          <>
            <GroupPicker />
            <Button variant="outlined" component={AppLink} to={grades.path}>
              {t('grades')}
            </Button>
            <Button variant="outlined" component={AppLink} to={transcript.path}>
              {t('transcript')}
            </Button>
          </>
        }
      />
      {!groupId && <Alert severity="info">{group('noGroups')}</Alert>}
      {groupId && (
        <DataScreen remote={remote}>
          {({ exams, assignments, timeZone }) => {
            const groups = groupsOf({ exams, assignments }, Date.now());
            const first = groups.now.find(({ kind }) => kind === 'exam')?.id;
            return (
              <Box sx={{ display: 'flex', flexDirection: 'column', gap: { xs: '12px', md: '18px' } }}>
                <AssessmentGroup
                  title={t('now')}
                  items={groups.now}
                  empty={t('nothingNow')}
                  timeZone={timeZone}
                  first={first}
                />
                <AssessmentGroup
                  title={t('later')}
                  items={groups.later}
                  empty={t('nothingLater')}
                  timeZone={timeZone}
                />
                <AssessmentGroup title={t('done')} items={groups.done} empty={t('nothingDone')} timeZone={timeZone} />
              </Box>
            );
          }}
        </DataScreen>
      )}
    </PageWidth>
  );
}
