import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { joinedRanges } from '@paideia/events/lesson-progress/lesson-progress.rules.ts';
import { useCommand } from '../../lib/data/index.ts';
import { LabelledChoice } from '../../lib/forms/index.ts';
import { currentLocale, useMessages } from '../../lib/i18n/index.ts';
import { Player, useKept } from '../../lib/player/index.ts';
import { useStart } from '../../lib/session/index.ts';
import { RecordLessonWatchDocument, type StudentLessonQuery } from '../../generated/courses/student/student-courses.ts';
import { studentCoursesMessages } from '../student-courses.messages.ts';

type Lesson = StudentLessonQuery['lesson'];
type Props = {
  readonly lesson: Lesson;
  /** The profile says so. Without it a video waits until it is asked for; sound is heard all the same. */
  readonly showsVideo: boolean;
  /** Asks for the lesson anew: an address of a video holds for some minutes. */
  readonly again: () => Promise<unknown>;
};
/** A report arrives also when the page is closed meanwhile. */
const outlivingPage = { fetchOptions: { keepalive: true } };
const languageIn = (locales: readonly { readonly value: string; readonly label: string }[], locale: string): string =>
  locales.find(({ value }) => value === locale)?.label ?? locale;

/** That of the person's language comes first. */
export function LessonVideos({ lesson, showsVideo, again }: Props) {
  const t = useMessages(studentCoursesMessages);
  const { locales } = useStart().config;
  const { videos } = lesson;
  const [chosen, setChosen] = useState<string>();
  const [isAskedFor, setAskedFor] = useState(false);
  const video =
    videos.find(({ _id }) => _id === chosen) ?? videos.find(({ locale }) => locale === currentLocale()) ?? videos[0];
  if (!video) return null;
  return (
    <>
      {videos.length > 1 && (
        <LabelledChoice
          label={t('video')}
          value={video._id}
          options={videos.map((one) => ({
            value: one._id,
            label: `${one.title} (${languageIn(locales, one.locale)})`,
          }))}
          onChange={setChosen}
        />
      )}
      {showsVideo || isAskedFor || video.isSound ? (
        <LessonVideo key={video._id} lesson={lesson} again={again} video={video} />
      ) : (
        <Card sx={{ p: '18px', display: 'grid', gap: '12px', justifyItems: 'start' }}>
          {t('videosOff')}
          <Button variant="outlined" onClick={() => setAskedFor(true)}>
            {t('showVideo')}
          </Button>
        </Card>
      )}
    </>
  );
}

function LessonVideo({
  lesson,
  video,
  again,
}: Pick<Props, 'lesson' | 'again'> & { readonly video: Lesson['videos'][number] }) {
  const { _id: lessonId, courseId, positionS, watched } = lesson;
  const { run } = useCommand(RecordLessonWatchDocument, { context: outlivingPage });
  const { locales } = useStart().config;
  // They expire one by one: those of subtitles are read once, that of the recording as long as it plays.
  const [address, renewAddress] = useKept(video.address, video.address, again);
  const [subtitles, renewSubtitles] = useKept(video.subtitles, video.address, again);
  return (
    <Player
      title={video.title}
      isAudio={video.isSound}
      address={address}
      playlist={video.playlist ?? undefined}
      poster={video.poster ?? undefined}
      tracks={subtitles.map((one) => ({ ...one, label: languageIn(locales, one.locale) }))}
      position={positionS}
      watched={watched}
      onFailed={renewAddress}
      onSubtitlesFailed={renewSubtitles}
      onWatched={async ({ position, duration, ranges }) => {
        const input = {
          courseId,
          lessonId,
          positionS: position,
          durationS: duration,
          ranges: [...joinedRanges(ranges)],
        };
        // The page says nothing of a failure: the video plays on, and the player reports it once more.
        const { recordLessonWatch } = await run({ input });
        // What is done and what is next stands in the list beside it too, which is the course's.
        if (recordLessonWatch.completed && !lesson.completed) again().catch(() => undefined);
      }}
    />
  );
}
