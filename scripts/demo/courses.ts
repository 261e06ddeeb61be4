import { demoId } from './ids.ts';
import { graceAndFaith, kingsAndProphets, lawAndJudges, newTestament } from './questions-first-year.ts';
import { discover, leadership, romans } from './questions-later-years.ts';

type DemoCourse = {
  readonly n: number;
  readonly code: string;
  readonly title: string;
  readonly programYear: number;
  readonly credits: number;
  readonly category: number;
  readonly groups: readonly number[];
};
/** These are the demo's courses and the groups that take them. */
export const courses: readonly DemoCourse[] = [
  { n: 1, code: 'OT101', title: 'Old Testament Survey', programYear: 1, credits: 3, category: 1, groups: [1, 3] },
  { n: 2, code: 'NT101', title: 'New Testament Survey', programYear: 1, credits: 3, category: 1, groups: [1, 3] },
  { n: 3, code: 'TH110', title: 'Grace and Faith', programYear: 1, credits: 2, category: 1, groups: [1] },
  { n: 4, code: 'MN120', title: 'Prayer and Service', programYear: 1, credits: 1, category: 2, groups: [1, 3] },
  { n: 5, code: 'TH210', title: 'Romans in Depth', programYear: 2, credits: 3, category: 1, groups: [2] },
  { n: 6, code: 'MN220', title: 'Leading a Ministry', programYear: 2, credits: 2, category: 2, groups: [2] },
  { n: 7, code: 'DB001', title: 'Discover the Bible', programYear: 0, credits: 0, category: 1, groups: [4] },
  {
    n: 8,
    code: 'AL300',
    title: 'Alumni Library: Continuing Study',
    programYear: 0,
    credits: 0,
    category: 2,
    groups: [5],
  },
];

export type DemoExam = {
  readonly n: number;
  readonly course: number;
  readonly title: string;
  readonly groups: readonly number[];
  readonly questions: string;
  readonly pointsPerQuestion: number;
  readonly opens: string;
  readonly closes: string;
  readonly openBook?: boolean;
  readonly attemptsAllowed?: number;
};
export const exams: readonly DemoExam[] = [
  {
    n: 1,
    course: 1,
    title: 'Exam 1',
    groups: [1, 3],
    questions: lawAndJudges,
    pointsPerQuestion: 2,
    opens: '2026-10-05',
    closes: '2026-10-09',
  },
  {
    n: 2,
    course: 1,
    title: 'Exam 2',
    groups: [1, 3],
    questions: kingsAndProphets,
    pointsPerQuestion: 2,
    opens: '2026-10-19',
    closes: '2026-10-30',
  },
  {
    n: 3,
    course: 2,
    title: 'Exam',
    groups: [1, 3],
    questions: newTestament,
    pointsPerQuestion: 2,
    opens: '2026-10-26',
    closes: '2026-11-06',
  },
  {
    n: 4,
    course: 3,
    title: 'Exam',
    groups: [1],
    questions: graceAndFaith,
    pointsPerQuestion: 2,
    openBook: true,
    opens: '2026-11-16',
    closes: '2026-11-27',
  },
  {
    n: 5,
    course: 5,
    title: 'Exam',
    groups: [2],
    questions: romans,
    pointsPerQuestion: 1,
    opens: '2026-10-12',
    closes: '2026-10-23',
  },
  {
    n: 6,
    course: 6,
    title: 'Exam',
    groups: [2],
    questions: leadership,
    pointsPerQuestion: 1,
    attemptsAllowed: 1,
    opens: '2026-11-02',
    closes: '2026-11-13',
  },
  {
    n: 7,
    course: 7,
    title: 'Exam',
    groups: [4],
    questions: discover,
    pointsPerQuestion: 1,
    opens: '2026-09-07',
    closes: '2026-12-18',
  },
];

const trueFalse = [
  { id: 'true', text: 'True' },
  { id: 'false', text: 'False' },
];
/** A line is `T:text`, `F:text`, or the text, the right answer and the wrong ones; the right one stands in another place each time. */
function question(line: string, i: number) {
  const id = `q${i + 1}`;
  const [, judged, statement] = /^([TF]):(.*)$/.exec(line) ?? [];
  if (statement !== undefined)
    return {
      id,
      kind: 'trueFalse',
      text: statement,
      options: trueFalse,
      correctOptionId: judged === 'T' ? 'true' : 'false',
    };
  const [text = '', right = '', ...wrong] = line.split('|');
  const place = (i * 7 + 3) % (wrong.length + 1);
  const options = wrong.toSpliced(place, 0, right).map((option, j) => ({ id: 'abcd'[j]!, text: option }));
  return { id, kind: 'choice', text, options, correctOptionId: 'abcd'[place]! };
}

/** It is what DefineExam takes. */
export const examOf = ({
  n,
  course,
  title,
  questions,
  pointsPerQuestion,
  openBook = false,
  attemptsAllowed = 2,
}: DemoExam) => ({
  examId: demoId('E', n),
  courseId: demoId('C', course),
  title,
  pointsPerQuestion,
  openBook,
  attemptsAllowed,
  instructions: openBook
    ? 'You may use your Bible and your notes. Answer every question; you can change an answer until you submit.'
    : 'Work alone and without notes. Answer every question; you can change an answer until you submit.',
  questions: questions.trim().split('\n').map(question),
});
