import { teacherStream } from '@paideia/events/teachers/teacher.events.ts';
import { dayMonthYear } from '../../console/dates.ts';
import { type Fact, Facts } from '../../console/Facts.tsx';
import { ShowPage } from '../../console/ShowPage.tsx';
import { listOf, useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { AppLink, type EachField } from '../../lib/ui/index.ts';
import { user } from '../../accounts/accounts.screens.ts';
import type { AdminTeacherDetailFragment } from '../../generated/teachers/admin/teachers-admin.ts';
import type { TeacherInput } from '../../generated/schema.ts';
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
            ...Object.values<Fact>({
              title: { label: t('title'), value: title },
              bio: { label: t('bio'), value: bio },
              email: { label: t('email'), value: email },
              userId: {
                label: t('account'),
                value: userId && <AppLink to={addressOf(user, { id: userId })}>{userName ?? t('erased')}</AppLink>,
              },
              regionIds: { label: t('regions'), value: regionNames.length > 0 ? listOf(regionNames) : t('everywhere') },
            } satisfies EachField<TeacherInput, Fact, '_id' | 'name' | 'kind'>),
            { label: t('changed'), value: dayMonthYear(updatedAt) },
          ]}
        />
      )}
    </ShowPage>
  );
}
