import Box from '@mui/material/Box';
import { number, useMessages } from '../lib/i18n/index.ts';
import { SectionCard } from '../lib/ui/index.ts';
import type { LessonAudienceFragment } from '../generated/statistics/lesson-charts.ts';
import { BarFigure } from './BarFigure.tsx';
import { lessonChartsMessages } from './lesson-charts.messages.ts';

/** It shows how many students have seen each lesson of a course. */
export function LessonAudience({ audience }: { readonly audience: readonly LessonAudienceFragment[] }) {
  const t = useMessages(lessonChartsMessages);
  const titleOf = (key: string) => `${key}. ${audience[Number(key) - 1]?.title ?? ''}`;
  return (
    <SectionCard title={t('audience')}>
      <Box sx={{ p: '0 18px 15px' }}>
        {audience.every(({ opened }) => opened === 0) ? (
          <Box sx={{ fontSize: 14, color: 'var(--ink-2)' }}>{t('noAudience')}</Box>
        ) : (
          <BarFigure
            title={t('audience')}
            rows={audience.map((lesson, n) => ({ ...lesson, key: `${n + 1}` }))}
            over={{ label: t('lesson'), key: ({ key }) => key, short: (key) => number(Number(key)), long: titleOf }}
            series={[
              { label: t('completed'), value: ({ completed }) => completed, colour: 'var(--c1)' },
              {
                label: t('opened'),
                value: ({ opened, completed }) => Math.max(0, opened - completed),
                colour: 'var(--c4)',
                isHatched: true,
              },
            ]}
            print={number}
            isTableInOrder
          />
        )}
      </Box>
    </SectionCard>
  );
}
