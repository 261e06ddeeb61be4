import { useParams } from 'react-router';
import { errorCode, useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { EmptyState, PageHeader, PageWidth } from '../../lib/ui/index.ts';
import { TaughtGroupDocument } from '../../generated/lesson-progress/student/taught-groups.ts';
import { GroupProgress } from '../GroupProgress.tsx';
import { lessonProgressMessages } from '../lesson-progress.messages.ts';
import { taughtGroup } from '../lesson-progress.screens.ts';

/** `/student/groups/{id}/progress`: how far the students of a group are, for its teachers. */
export function TaughtGroupPage() {
  const { _id: groupId = '' } = useParams();
  const t = useMessages(lessonProgressMessages);
  const { data, error } = useRemote(TaughtGroupDocument, { groupId }, ({ groupProgress }) => groupProgress);
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <PageHeader title={data?.groupName ?? t('progress')} place={{ screen: taughtGroup }} />
      {errorCode(error) === 'notFound' ? (
        <EmptyState>{t('notTaught')}</EmptyState>
      ) : (
        <GroupProgress key={groupId} groupId={groupId} />
      )}
    </PageWidth>
  );
}
