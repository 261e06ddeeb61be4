import Box from '@mui/material/Box';
import { FileLink } from '../../files/file-link.parts.tsx';
import { currentLocale, useMessages } from '../../lib/i18n/index.ts';
import { useStart } from '../../lib/session/index.ts';
import { SectionCard } from '../../lib/ui/index.ts';
import type { StudentCourseQuery } from '../../generated/courses/student/student-courses.ts';
import { studentCoursesMessages } from '../student-courses.messages.ts';

type Props = {
  readonly outline: StudentCourseQuery['course']['outline'];
  readonly downloads: StudentCourseQuery['courseDownloads'];
};

/** The outline in the reader's language, else in another, which is said; and what there is to download. */
export function CourseFiles({ outline, downloads }: Props) {
  const t = useMessages(studentCoursesMessages);
  const { locales } = useStart().config;
  if (!outline && downloads.length === 0) return null;
  const languageOf = (locale: string) => locales.find(({ value }) => value === locale)?.label ?? locale;
  return (
    <SectionCard title={t('files')}>
      <Box component="ul" sx={{ '& > li': { p: '9px 18px', borderTop: '1px solid var(--line)', fontSize: 14 } }}>
        {outline && (
          <li>
            <FileLink
              file={outline}
              label={t('outline')}
              note={outline.locale !== currentLocale() && t('otherLanguage', { language: languageOf(outline.locale) })}
            />
          </li>
        )}
        {downloads.map((file) => (
          <li key={file.fileId}>
            <FileLink file={file} />
          </li>
        ))}
      </Box>
    </SectionCard>
  );
}
