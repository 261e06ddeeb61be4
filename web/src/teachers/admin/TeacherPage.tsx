import { teacherStream } from '@paideia/events/teachers/teacher.events.ts';
import { dayMonthYear } from '../../console/dates.ts';
import { Facts } from '../../console/Facts.tsx';
import { ShowPage } from '../../console/ShowPage.tsx';
import { listOf, useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { AppLink } from '../../lib/ui/index.ts';
import { user } from '../../accounts/accounts.screens.ts';
import type { AdminTeacherDetailFragment } from '../../generated/teachers/admin/teachers-admin.ts';
import { teacher as teacherScreen } from '../teachers.screens.ts';
import { TeacherActs } from './TeacherActs.tsx';
import { teachersAdminMessages } from './teachers-admin.messages.ts';

/** `/teachers/{id}`: one instructor or facilitator, as groups and courses show him or her. */
export function TeacherPage() {
  const t = useMessages(teachersAdminMessages);
  return (
    <ShowPage<AdminTeacherDetailFragment>
      resource="teachers"
      stream={teacherStream}
      screen={teacherScreen}
      title={({ name }) => name ?? t('erased')}
      subtitle={({ kind }) => t(kind)}
      actions={(teacher) => <TeacherActs teacher={teacher} />}
    >
      {({ title, bio, email, userId, userName, regionNames, updatedAt }) => (
        <Facts
          title={t('about')}
          facts={[
            { label: t('title'), value: title },
            { label: t('bio'), value: bio },
            { label: t('email'), value: email },
            {
              label: t('account'),
              value: userId && <AppLink to={addressOf(user, { id: userId })}>{userName ?? t('erased')}</AppLink>,
            },
            { label: t('regions'), value: regionNames.length > 0 ? listOf(regionNames) : t('everywhere') },
            { label: t('changed'), value: dayMonthYear(updatedAt) },
          ]}
        />
      )}
    </ShowPage>
  );
}
