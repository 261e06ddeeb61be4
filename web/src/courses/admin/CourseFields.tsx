import Box from '@mui/material/Box';
import { mostCredits } from '@paideia/events/courses/course.rules.ts';
import { ChoiceField, NumberInput, PicksField, TextField } from '../../console/forms/index.ts';
import { useTeacherChoices } from '../../console/use-teacher-choices.ts';
import { useProgramYearChoices } from '../../console/program-years.ts';
import { groupStaffMessages } from '../../groups/admin/group-staff.messages.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { courseActsMessages } from './course-acts.messages.ts';
import { coursesAdminMessages } from './courses-admin.messages.ts';
import { useCategoryChoices } from './use-category-choices.ts';

const pairs = { display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: '15px' } as const;

/** It says what the fields of a course are called. */
export function useCourseFieldNames() {
  const t = useMessages(coursesAdminMessages);
  const acts = useMessages(courseActsMessages);
  return {
    code: { label: t('code') },
    title: { label: acts('title') },
    description: { label: t('description') },
    categoryId: { label: acts('category') },
    programYear: { label: t('year') },
    credits: { label: t('credits') },
    teacherIds: { label: acts('teachers') },
  };
}

/** A course has the same fields whether it is new or not. */
export function CourseFields() {
  const t = useMessages(courseActsMessages);
  const staff = useMessages(groupStaffMessages);
  const { code, title, description, categoryId, programYear, credits } = useCourseFieldNames();
  return (
    <>
      <TextField source="title" label={title.label} />
      <TextField source="code" label={code.label} hint={t('codeHint')} />
      <TextField source="description" label={description.label} rows={5} isOptional />
      <Box sx={pairs}>
        <ChoiceField
          isCompact
          source="programYear"
          label={programYear.label}
          options={useProgramYearChoices()}
          parse={Number}
        />
        <NumberInput source="credits" label={credits.label} min={0} max={mostCredits} />
      </Box>
      <ChoiceField
        isCompact
        isOptional
        hasPlaceholder
        source="categoryId"
        label={categoryId.label}
        parse={(picked) => picked || null}
        options={useCategoryChoices()}
      />
      <PicksField
        source="teacherIds"
        label={staff('addTeacher')}
        none={staff('nobody')}
        choices={useTeacherChoices()}
        isOptional
      />
    </>
  );
}
