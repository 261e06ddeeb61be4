import { useSearchParams } from 'react-router';
import { Dropdown } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { GradebookQuery } from '../../generated/gradebook/admin/gradebook.ts';
import { addressWith, askedOf, filters, orders } from './gradebook-address.ts';
import { gradebookMessages } from './gradebook.messages.ts';

type Props = { readonly gradebook: GradebookQuery['gradebook'] | undefined; readonly onChange: () => void };

const filterWords = { missing: 'withMissing', waiting: 'withWaiting', failed: 'withFailed' } as const;
const orderWords = { name: 'byName', lowest: 'lowest', highest: 'highest' } as const;

/** Which courses are shown, which students, and in which order. */
export function GradebookChoices({ gradebook, onChange }: Props) {
  const t = useMessages(gradebookMessages);
  const [search, setSearch] = useSearchParams();
  const { filter, order } = askedOf(search);
  const choose = (words: Readonly<Record<string, string | null>>) => {
    onChange();
    setSearch((former) => addressWith(former, words));
  };
  const { courses = [], courseId = null, term = '' } = gradebook ?? {};
  const terms = [...new Set(courses.map((course) => course.term))];
  return (
    <>
      {courses.length > 0 && (
        <Dropdown
          label={t('scope')}
          isCompact
          value={courseId === null ? `term:${term}` : `course:${courseId}`}
          options={terms.flatMap((name) => [
            { value: `term:${name}`, label: name || t('otherCourses') },
            ...courses
              .filter((course) => course.term === name)
              .map((course) => ({ value: `course:${course.courseId}`, label: `${course.code} ${course.title}` })),
          ])}
          onChange={(value) => {
            const [kind, ...rest] = value.split(':');
            const chosen = rest.join(':');
            choose(kind === 'course' ? { course: chosen, term: null } : { course: null, term: chosen });
          }}
        />
      )}
      <Dropdown
        label={t('show')}
        isCompact
        value={filter ?? ''}
        options={[
          { value: '', label: t('everybody') },
          ...filters.map((value) => ({ value, label: t(filterWords[value]) })),
        ]}
        onChange={(value) => choose({ show: value || null })}
      />
      <Dropdown
        label={t('order')}
        isCompact
        value={order ?? 'name'}
        options={orders.map((value) => ({ value, label: t(orderWords[value]) }))}
        onChange={(value) => choose({ order: value === 'name' ? null : value })}
      />
    </>
  );
}
