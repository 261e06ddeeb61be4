import Box from '@mui/material/Box';
import { useState } from 'react';
import { MayChange } from '../../console/MayChange.tsx';
import { useCommand } from '../../lib/data/index.ts';
import { LabelledChoice } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useStart } from '../../lib/session/index.ts';
import { SectionCard } from '../../lib/ui/index.ts';
import {
  AttachCourseOutlineDocument,
  RemoveCourseOutlineDocument,
} from '../../generated/courses/admin/courses-admin.ts';
import { courseFilesMessages } from './course-files.messages.ts';
import { CourseFileRow } from './CourseFileRow.tsx';
import type { CourseFilesProps } from './course-files-props.ts';
import { SendFiles } from '../../files/send-files.parts.tsx';

/** Each language has one outline, and there is a way to another. */
export function CourseOutlines({ course: { outlines }, isBusy, change }: CourseFilesProps) {
  const t = useMessages(courseFilesMessages);
  const { locales } = useStart().config;
  const attach = useCommand(AttachCourseOutlineDocument);
  const remove = useCommand(RemoveCourseOutlineDocument);
  const has = (locale: string) => outlines.some((one) => one.locale === locale);
  const [chosen, setChosen] = useState<string>();
  // The English one is read by all who have none of their own, so it comes first.
  const next = ['en', ...locales.map(({ value }) => value)].find((value) => !has(value));
  const locale = chosen ?? next ?? 'en';
  const languageOf = (wanted: string) => locales.find(({ value }) => value === wanted)?.label ?? wanted;
  return (
    <SectionCard title={t('outlines')}>
      <Box sx={{ p: '0 18px 12px', fontSize: 14, color: 'var(--ink-2)' }}>{t('outlinesHint')}</Box>
      <ul>
        {outlines.map((outline) => (
          <CourseFileRow
            key={outline.locale}
            file={outline}
            name={t('outlineName', { language: languageOf(outline.locale) })}
            isBusy={isBusy}
            onRemove={() =>
              void change(async (seen) => (await remove.run({ ...seen, locale: outline.locale })).removeCourseOutline)
            }
          />
        ))}
      </ul>
      <MayChange>
        <Box sx={{ p: '12px 18px 18px', display: 'grid', gap: '12px', borderTop: '1px solid var(--line)' }}>
          <LabelledChoice label={t('language')} value={locale} options={locales} onChange={setChosen} />
          <SendFiles
            purpose="outline"
            label={t(has(locale) ? 'replaceOutline' : 'chooseOutline')}
            onSent={async ([file]) => {
              if (!file) return;
              await change(
                async (seen) => (await attach.run({ ...seen, locale, fileId: file.fileId })).attachCourseOutline,
                'uploaded',
              );
              // Meanwhile another language may have been chosen.
              setChosen((now) => (now === chosen ? undefined : now));
            }}
          />
        </Box>
      </MayChange>
    </SectionCard>
  );
}
