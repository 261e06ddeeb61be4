import { examAttemptExportMessages as texts } from '@paideia/events/exam-attempts/exam-attempt.messages.ts';
import {
  examPapers,
  examResults,
  printedPaper,
  studentExams,
  type ExamPaperView,
} from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import { examDefinitions } from '@paideia/projection-service/exams/exam.view.ts';
import { own, pages, exportItemOf, type ExportPart, type ExportItem } from '../kernel/export/part.ts';

type Option = { readonly id: string; readonly text: string };
type Question = { readonly id: string; readonly text: string; readonly options: readonly Option[] };
type Paper = ExportItem & { readonly questions: readonly Question[]; readonly answers: ExamPaperView['answers'] };
const isPaper = (item: ExportItem): item is Paper => Array.isArray(item['questions']) && Array.isArray(item['answers']);
/** An exam that was sat is given with each question and the option that was chosen. */
const withAnswers = ({ questions, answers, ...item }: Paper): ExportItem => ({
  ...item,
  questions: questions.map(({ id, text, options }) => {
    const chosen = answers.find(({ questionId }) => questionId === id)?.optionId;
    return `${text} – ${options.find((option) => option.id === chosen)?.text ?? '…'}`;
  }),
});

export const examPaperExport: ExportPart = {
  key: 'papers',
  title: texts.papers,
  about: texts['papers.about'],
  async *items(context, userId) {
    for await (const page of pages(context, examPapers, { where: { userId } }))
      for (const { answers, ...paper } of page) {
        const printed = printedPaper(await context.join(examDefinitions, paper.examId), paper);
        yield exportItemOf({ ...paper, ...printed, answers }, ['questionOrder']);
      }
  },
  told: (item) => (isPaper(item) ? withAnswers(item) : item),
};
export const extraAttemptExport: ExportPart = {
  key: 'extraAttempts',
  title: texts.extraAttempts,
  about: texts['extraAttempts.about'],
  async *items(context, userId) {
    for await (const page of pages(context, studentExams, { where: { userId } }))
      for (const { examId, groupId, grants, extraTime } of page) {
        for (const grant of grants) yield exportItemOf({ examId, groupId, ...grant });
        if (extraTime === null) continue;
        const { minutes: extraMinutes, ...given } = extraTime;
        yield exportItemOf({ examId, groupId, extraMinutes, ...given });
      }
  },
};
/** Which options were right is the exam's, and others have yet to sit it. */
export const examResultExport: ExportPart = {
  key: 'results',
  title: texts.results,
  about: texts['results.about'],
  items: own(examResults, (userId) => ({ where: { userId } }), ['answers']),
  mute: ['studentName'],
};
