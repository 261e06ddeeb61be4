import { defineMessages } from '../lib/i18n/index.ts';

export const studyMessages = defineMessages({
  todo: { id: 'study.todo', defaultMessage: 'To do', description: 'Title of a card: exams and assignments that wait.' },
  todoAll: { id: 'study.todoAll', defaultMessage: 'All assessments', description: 'Link from that card.' },
  nothingTodo: { id: 'study.nothingTodo', defaultMessage: 'Nothing to do right now.', description: 'In that card.' },
  closes: {
    id: 'study.closes',
    defaultMessage: '{course} · closes {when}',
    description: 'Below the title of an exam.',
  },
  closed: {
    id: 'study.closed',
    defaultMessage: '{course} · deadline was {when}',
    description: 'Below the title of an exam after its deadline.',
  },
  due: { id: 'study.due', defaultMessage: '{course} · due {when}', description: 'Below the title of an assignment.' },
  results: { id: 'study.results', defaultMessage: 'Recent results', description: 'Title of a card.' },
  grades: { id: 'study.grades', defaultMessage: 'Grades', description: 'Link from the card of results.' },
  noResults: {
    id: 'study.noResults',
    defaultMessage: 'No exam has been graded yet.',
    description: 'In the card of results.',
  },
  average: {
    id: 'study.average',
    defaultMessage: 'Grade average',
    description: 'Above the average of all course grades.',
  },
  notAvailable: { id: 'study.notAvailable', defaultMessage: 'N/A', description: 'In place of an average.' },
  scaledFrom: {
    id: 'study.scaledFrom',
    defaultMessage: '{score}, scaled from {scaledFrom}',
    description: 'A score that was scaled down.',
  },
  billing: { id: 'study.billing', defaultMessage: 'Open invoices', description: 'Title of a card.' },
  billingAll: { id: 'study.billingAll', defaultMessage: 'Billing', description: 'Link from that card.' },
  dueBy: { id: 'study.dueBy', defaultMessage: 'Due {date}', description: 'Below the number of an invoice.' },
  invoice: { id: 'study.invoice', defaultMessage: 'Invoice', description: 'An invoice that has no number yet.' },
});
