import type { AsOf } from '../kernel/graphql/as-of.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { partsBehind, type About } from '../registers/events-behind.queries.ts';
import { readsWords } from '../registers/why-words.rules.ts';
import type { Why, WhyLine, WhyPart } from '../registers/why.types.ts';
import type { ComposedCourse, ComposedTerm } from './compose-transcript.ts';
import { seenTranscript, type Seen } from './transcript.queries.ts';
import { gradeFormatter, nameFor, type GradeFormatter } from './grade-formatter.ts';

/** Whoever sees a transcript may not read all that it rests on. */
const aboutOf = (context: Context, { userId, regionId }: Seen): About => ({
  userId,
  readsPersonal: readsWords(context.signedIn(), { ownerId: userId, regionId }),
});
/** The id is `{userId}_{groupId}_{rest}`. */
function partsOf(id: string) {
  const [userId = '', groupId = '', ...rest] = id.split('_');
  return { userId, groupId, rest: rest.join('_') };
}
function itemPart(
  { title, kind, score, scaledFrom, attempt, complete, weight, refs, excusal }: ComposedCourse['items'][number],
  { tell, number, percent: say }: GradeFormatter,
) {
  const said = () => {
    if (excusal) return tell('excusedValue');
    if (kind === 'completion')
      return complete === null ? tell('notApplicable') : tell(complete ? 'complete' : 'incomplete');
    if (score === null) return tell('notApplicable');
    const percent = say(score);
    if (scaledFrom !== null) return tell('itemScaled', { percent, raw: say(scaledFrom), n: attempt ?? 1 });
    if (kind === 'exam') return tell('itemAttempt', { percent, n: attempt ?? 1 });
    return weight === 1 ? percent : tell('itemWeighted', { percent, weight: number(weight) });
  };
  return { title, value: said(), refs };
}
function courseLine(
  { items, grade }: ComposedCourse,
  { tell, number, exact, line }: GradeFormatter,
): readonly WhyLine[] {
  const counted = items.filter(({ kind, score }) => kind !== 'completion' && score !== null);
  if (grade === null) return [line('grade', tell('notApplicable'))];
  const parts = counted
    .map(({ score, weight }) => (weight === 1 ? number(score ?? 0) : `${number(score ?? 0)} × ${number(weight)}`))
    .join(' + ');
  return [
    line(
      'grade',
      tell('courseFormula', {
        parts,
        weight: number(counted.reduce((sum, { weight }) => sum + weight, 0)),
        grade: exact(grade),
      }),
    ),
  ];
}

/** Why a course has this grade: `id` is `{userId}_{groupId}_{courseId}`. */
export async function whyCourse(context: Context, id: string, asOf: AsOf): Promise<Why> {
  const { userId, groupId, rest } = partsOf(id);
  const seen = await seenTranscript(context, { userId, groupId }, asOf);
  const course = seen.terms.flatMap(({ courses }) => courses).find(({ courseId }) => courseId === rest);
  if (!course) throw new Refusal('notFound');
  const formatter = gradeFormatter(context);
  const student = await nameFor(context, userId);
  return {
    title:
      student === undefined
        ? formatter.tell('courseTitle', { course: course.title })
        : formatter.tell('courseTitleOf', { course: course.title, student }),
    value: formatter.exact(course.grade),
    formula: courseLine(course, formatter),
    rule: formatter.tell('ruleCourse'),
    parts: await partsBehind(
      context,
      course.items.map((item) => itemPart(item, formatter)),
      aboutOf(context, seen),
    ),
  };
}

function termLines(
  { courses, average, deduction, grade }: ComposedTerm,
  { tell, exact, line, figure }: GradeFormatter,
): readonly WhyLine[] {
  const counted = courses.filter((course) => course.grade !== null);
  const parts = counted.map((course) => exact(course.grade)).join(' + ');
  return [
    ...courses.map((course) => ({ label: course.title, value: exact(course.grade) })),
    line(
      'average',
      average === null
        ? tell('notApplicable')
        : tell('averageFormula', { parts, count: counted.length, average: exact(average) }),
    ),
    line('attendanceDeduction', exact(deduction)),
    line(
      'grade',
      grade === null
        ? figure(null)
        : tell('termFormula', { average: exact(average), deduction: exact(deduction), grade: exact(grade) }),
    ),
  ];
}

/** What was graded, and then what was missed, of each term: each with the course that it belongs to. */
async function termParts(
  context: Context,
  terms: readonly ComposedTerm[],
  seen: Seen,
  formatter: GradeFormatter,
): Promise<readonly WhyPart[]> {
  const parts = terms.flatMap(({ courses, refs, deduction }) => [
    ...courses.flatMap((course) =>
      course.items.map((item) => ({
        ...itemPart(item, formatter),
        title: formatter.tell('workOf', { course: course.title, work: item.title }),
      })),
    ),
    { title: formatter.tell('attendanceDeduction'), value: formatter.exact(deduction), refs },
  ]);
  const behind = await partsBehind(context, parts, aboutOf(context, seen));
  return behind.filter(({ events }) => events.length > 0);
}

/** Why a term has this grade: `id` is `{userId}_{groupId}_{term}`. */
export async function whyTerm(context: Context, id: string, asOf: AsOf): Promise<Why> {
  const { userId, groupId, rest } = partsOf(id);
  const seen = await seenTranscript(context, { userId, groupId }, asOf);
  const term = seen.terms.find(({ name }) => name === rest);
  if (!term) throw new Refusal('notFound');
  const formatter = gradeFormatter(context);
  const student = await nameFor(context, userId);
  return {
    title:
      student === undefined
        ? formatter.tell('termTitle', { term: rest })
        : formatter.tell('termTitleOf', { term: rest, student }),
    value: formatter.exact(term.grade),
    formula: termLines(term, formatter),
    rule: formatter.tell('ruleTerm'),
    parts: await termParts(context, [term], seen, formatter),
  };
}

/** Why the whole transcript has this grade: `id` is `{userId}_{groupId}`. */
export async function whyTranscript(context: Context, id: string, asOf: AsOf): Promise<Why> {
  const { userId, groupId } = partsOf(id);
  const seen = await seenTranscript(context, { userId, groupId }, asOf);
  const formatter = gradeFormatter(context);
  const { tell, exact, line } = formatter;
  const student = await nameFor(context, userId);
  const counted = seen.terms.filter(({ grade }) => grade !== null);
  const parts = counted.map(({ grade }) => exact(grade)).join(' + ');
  const overall =
    seen.overall === null
      ? tell('notApplicable')
      : tell('averageFormula', { parts, count: counted.length, average: exact(seen.overall) });
  return {
    title: student === undefined ? tell('transcriptTitle') : tell('transcriptTitleOf', { student }),
    value: exact(seen.overall),
    formula: [...seen.terms.map(({ name, grade }) => ({ label: name, value: exact(grade) })), line('overall', overall)],
    rule: tell('ruleTranscript'),
    parts: await termParts(context, seen.terms, seen, formatter),
  };
}
