import { gql, type TypedDocumentNode } from '@apollo/client';
import {
  studentAssignmentFields,
  studentExamFields,
  type Assessments,
} from '../exam-attempts/assessments.documents.ts';
import type { ExamResult } from '../exam-attempts/exam-attempts.documents.ts';
import { currencyFields, type InvoiceRow } from '../invoices/invoices.documents.ts';
import type { Currency } from '../lib/i18n/index.ts';

export type OpenInvoice = Pick<InvoiceRow, '_id' | 'number' | 'dueDate' | 'currency' | 'balance' | 'status'>;
export type RecentResult = Pick<ExamResult, '_id' | 'examId' | 'examTitle' | 'score' | 'scaledFrom' | 'passed' | 'at'>;
export type StudyData = {
  readonly assessments: Assessments;
  readonly attendance: { readonly timeZone: string };
  readonly recentExamResults: readonly RecentResult[];
  readonly grades: { readonly gradeAverage: number | null };
  readonly unpaid: { readonly items: readonly OpenInvoice[] };
  readonly partPaid: { readonly items: readonly OpenInvoice[] };
  readonly currencies: readonly Currency[];
};
const openInvoiceFields = gql`
  fragment OpenInvoiceFields on Invoice {
    _id
    number
    dueDate
    currency
    balance
    status
  }
`;
export const StudyDocument: TypedDocumentNode<StudyData, { readonly groupId: string }> = gql`
  query study($groupId: ID!) {
    assessments(groupId: $groupId) {
      exams {
        ...StudentExamFields
      }
      assignments {
        ...StudentAssignmentFields
      }
    }
    attendance(groupId: $groupId) {
      timeZone
    }
    recentExamResults(limit: 3) {
      _id
      examId
      examTitle
      score
      scaledFrom
      passed
      at
    }
    grades(groupId: $groupId) {
      gradeAverage
    }
    unpaid: myInvoices(status: "unpaid", perPage: 3) {
      items {
        ...OpenInvoiceFields
      }
    }
    partPaid: myInvoices(status: "part-paid", perPage: 3) {
      items {
        ...OpenInvoiceFields
      }
    }
    currencies {
      ...CurrencyFields
    }
  }
  ${studentExamFields}
  ${studentAssignmentFields}
  ${openInvoiceFields}
  ${currencyFields}
`;
