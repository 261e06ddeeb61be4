import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';
import { lessonCommands } from '@paideia/events/courses/course.commands.ts';
import { ActButton, EditForm, RichTextInput, TextField } from '../../console/forms/index.ts';
import { ShowPage } from '../../console/ShowPage.tsx';
import { useCommand, useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { richWords } from '../../lib/rich-text/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { AppLink } from '../../lib/ui/index.ts';
import { VideoUpload } from '../../uploads/uploads-admin.parts.ts';
import {
  CourseDocument,
  RemoveLessonDocument,
  type AdminLessonFragment,
} from '../../generated/courses/admin/courses-admin.ts';
import { course, lesson } from '../courses.screens.ts';
import { courseActsMessages } from './course-acts.messages.ts';

const schema = lessonCommands.UpdateLesson.omit({ lessonId: true });
const fieldsOf = ({ title, notes, durationS }: AdminLessonFragment) => ({ title, notes, durationS });

/** `/courses/{courseId}/lessons/{id}`: what a lesson is called and what its students read. */
export function LessonPage({ courseId }: { readonly courseId: string }) {
  const user = useUser();
  const t = useMessages(courseActsMessages);
  const courseOfLesson = useRemote(CourseDocument, { id: courseId }, ({ Course }) => Course).data;
  const coursePath = addressOf(course, { id: courseId });
  return (
    <ShowPage<AdminLessonFragment>
      resource="lessons"
      screen={lesson}
      via={courseOfLesson ? [{ label: courseOfLesson.title, to: coursePath }] : []}
      title={({ title }) => title}
      subtitle={() =>
        courseOfLesson && (
          <AppLink to={coursePath} style={{ display: 'inline-block', padding: '3px 0' }}>
            {`${courseOfLesson.code} ${courseOfLesson.title}`}
          </AppLink>
        )
      }
      actions={(one) => <RemoveLesson lesson={one} />}
    >
      {(one) => (
        <>
          <EditForm
            draft={`lesson:${user._id}:${one.id}`}
            resource="lessons"
            record={one}
            schema={schema}
            fieldsOf={fieldsOf}
            fields={{ title: { label: t('title') }, notes: { label: t('text'), words: richWords }, durationS: null }}
            saved={({ title }) => t('saved', { title: String(title) })}
          >
            <TextField source="title" label={t('title')} />
            <RichTextInput source="notes" label={t('text')} isOptional />
          </EditForm>
          <VideoUpload itemId={one.id} itemType="lesson" title={one.title} />
        </>
      )}
    </ShowPage>
  );
}

function RemoveLesson({ lesson: { id, courseId, title, _revision } }: { readonly lesson: AdminLessonFragment }) {
  const t = useMessages(courseActsMessages);
  const navigate = useNavigate();
  const { run } = useCommand(RemoveLessonDocument);
  return (
    <ActButton
      label={t('removeLesson')}
      title={t('removeTitle', { title })}
      isDestructive
      start={{}}
      send={() => run({ _id: id, expectedRevision: _revision })}
      done={t('removed', { title })}
      onDone={() => void navigate(addressOf(course, { id: courseId }))}
    >
      {() => <Typography>{t('removeMeans')}</Typography>}
    </ActButton>
  );
}
