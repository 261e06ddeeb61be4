import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { lessonCommands } from '@paideia/events/courses/course.commands.ts';
import { NewRecord, TextField, useRefreshed } from '../../console/forms/index.ts';
import { errorText, useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { notifyError, SectionCard, visuallyHidden } from '../../lib/ui/index.ts';
import {
  ReorderLessonsDocument,
  type AdminCourseFragment,
  type AdminCourseLessonFragment,
} from '../../generated/courses/admin/courses-admin.ts';
import { lesson } from '../courses.screens.ts';
import { courseActsMessages } from './course-acts.messages.ts';
import { LessonRow } from './LessonRow.tsx';

const note = { p: '0 18px 12px', fontSize: 14, lineHeight: '20px', color: 'var(--ink-2)' };
const schema = lessonCommands.AddLesson.omit({ lessonId: true });

/** The lessons of a course in their order, which is changed by dragging and with arrows, and the way to a new one. */
export function CourseLessons({ course }: { readonly course: AdminCourseFragment }) {
  const t = useMessages(courseActsMessages);
  const { lessons, moved, move } = useLessonOrder(course);
  return (
    <SectionCard
      title={t('lessons')}
      aside={
        <NewRecord
          resource="lessons"
          title={t('newLesson')}
          confirm={t('create')}
          schema={schema}
          fresh={{ courseId: course.id, title: '', notes: '', durationS: null }}
          saved={({ title }) => t('saved', { title: String(title) })}
          screen={lesson}
          params={{ courseId: course.id }}
          isPart
        >
          <TextField source="title" label={t('title')} />
        </NewRecord>
      }
    >
      {lessons.length === 0 ? (
        <Box sx={note}>{t('noLessons')}</Box>
      ) : (
        <Box sx={{ ...note, display: { xs: 'none', md: 'block' } }}>{t('orderHint')}</Box>
      )}
      <ol>
        {lessons.map((one, at) => (
          <LessonRow
            key={one._id}
            courseId={course.id}
            lesson={one}
            place={at + 1}
            count={lessons.length}
            onMove={(place) => move(one, place)}
            onDrop={(lessonId) => {
              const dropped = lessons.find(({ _id }) => _id === lessonId);
              if (dropped) move(dropped, at + 1);
            }}
          />
        ))}
      </ol>
      <Box role="status" sx={visuallyHidden}>
        {moved && t('moved', moved)}
      </Box>
    </SectionCard>
  );
}

type Moved = { readonly lesson: string; readonly place: number; readonly count: number };

/** The order at once as it was moved, until the page has it; what is sent waits for what was sent before. */
function useLessonOrder(course: AdminCourseFragment) {
  const { run } = useCommand(ReorderLessonsDocument);
  const refreshed = useRefreshed();
  const [own, setOwn] = useState<readonly AdminCourseLessonFragment[]>();
  const [moved, setMoved] = useState<Moved>();
  const sending = useRef<Promise<number>>(undefined);
  const lessons = own ?? course.lessons;

  const move = (one: AdminCourseLessonFragment, place: number) => {
    const from = lessons.findIndex(({ _id }) => _id === one._id);
    if (place < 1 || place > lessons.length || place === from + 1) return;
    const next = lessons.toSpliced(from, 1).toSpliced(place - 1, 0, one);
    setOwn(next);
    const lessonIds = next.map(({ _id }) => _id);
    const sent: Promise<number> = (sending.current ?? Promise.resolve(course._revision)).then(async (seen) => {
      const { reorderLessons } = await run({ _id: course.id, lessonIds, expectedRevision: seen });
      return reorderLessons._revision;
    });
    sending.current = sent;
    const isLast = () => sending.current === sent;
    // It is said when the page has the revision that an act beside it names, and not as soon as it looks so.
    const shown = async () => {
      if (isLast()) await refreshed();
      if (isLast()) setMoved({ lesson: one.title, place, count: next.length });
    };
    void sent
      .then(shown)
      .catch(async (error: unknown) => {
        // What waits behind it was moved from an order that is not so.
        if (!isLast()) return;
        notifyError(errorText(error));
        await refreshed();
      })
      .finally(() => {
        if (!isLast()) return;
        sending.current = undefined;
        setOwn(undefined);
      });
  };
  return { lessons, moved, move };
}
