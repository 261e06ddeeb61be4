import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { Dropdown } from '../lib/forms/index.ts';
import { number, percent, useMessages } from '../lib/i18n/index.ts';
import { useRemote } from '../lib/data/index.ts';
import { LessonWatchingDocument } from '../generated/statistics/lesson-charts.ts';
import { BarFigure } from './BarFigure.tsx';
import { ChartCard } from './ChartCard.tsx';
import { lessonChartsMessages } from './lesson-charts.messages.ts';

type Props = {
  /** Null: all groups whose progress one may see. */
  readonly groupId: string | null;
  readonly courseId: string;
  readonly aside?: ReactNode;
};

/** It shows how many students of a group have watched which part of a lesson, and so where they stop. */
export function LessonWatching({ groupId, courseId, aside }: Props) {
  const t = useMessages(lessonChartsMessages);
  const [chosen, choose] = useState<string>();
  const remote = useRemote(LessonWatchingDocument, { groupId, courseId }, ({ lessonWatching }) =>
    lessonWatching.filter(({ students }) => students > 0),
  );
  return (
    <ChartCard
      title={t('watching')}
      aside={aside}
      remote={remote}
      isEmpty={(lessons) => lessons.length === 0}
      empty={t('noWatching')}
    >
      {(lessons) => {
        const visibleLesson = lessons.find(({ lessonId }) => lessonId === chosen) ?? lessons[0]!;
        const step = 100 / visibleLesson.parts.length;
        return (
          <>
            <Box sx={{ mb: '12px' }}>
              <Dropdown
                label={t('lesson')}
                isCompact
                value={visibleLesson.lessonId}
                options={lessons.map(({ lessonId, title }) => ({ value: lessonId, label: title }))}
                onChange={choose}
              />
            </Box>
            <BarFigure
              title={t('watching')}
              rows={visibleLesson.parts.map((students, n) => ({ students, key: `${n * step}` }))}
              over={{
                label: t('part'),
                key: ({ key }) => key,
                short: (key) => percent(Number(key)),
                long: (key) => `${percent(Number(key))} – ${percent(Number(key) + step)}`,
              }}
              series={[{ label: t('watched'), value: ({ students }) => students, colour: 'var(--c1)' }]}
              print={number}
              isTableInOrder
            />
          </>
        );
      }}
    </ChartCard>
  );
}
