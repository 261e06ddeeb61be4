import { useUser } from '../../../lib/session/index.ts';
import { type FormState, useForm } from '../../../lib/forms/index.ts';
import { type Remote, useRemote } from '../../../lib/data/index.ts';
import { type Currency, dayOf } from '../../../lib/i18n/index.ts';
import { freshDraft, reckon, type IssueDraft, type Reckoned } from './issue-draft.ts';
import {
  GroupStudentsDocument,
  type BilledStudentFragment,
  type GroupStudentsFragment,
} from '../../../generated/invoices/admin/issue/issue-invoice.ts';
import type { InvoiceInput } from '../../../generated/schema.ts';
import { invoiceIdOf } from './invoice-id.ts';
import { useBillingPlaces, type Print } from '../use-billing-places.ts';

export type Issue = {
  readonly draft: FormState<IssueDraft>;
  readonly group: Remote<GroupStudentsFragment>;
  /** Who gets an invoice: the student, or those of the group who are not left out. */
  readonly students: readonly BilledStudentFragment[];
  readonly regionId: string;
  /** In the region. */
  readonly today: string;
  /** It is the region's; it is undefined until it is known. */
  readonly currency: string | undefined;
  readonly currencies: readonly Currency[];
  readonly print: Print;
  readonly sums: Reckoned;
  /** Undefined while the form is not complete. */
  readonly inputOf: ((student: BilledStudentFragment) => Required<InvoiceInput>) | undefined;
};

/** What is typed into the form that issues invoices, and what follows from it. */
export function useIssue(): Issue {
  const user = useUser();
  const { places, currencies, print } = useBillingPlaces();
  const draft = useForm<IssueDraft>({ draft: `issue-invoice:${user._id}`, start: freshDraft });
  const { batchId, to, student, groupId, leftOut } = draft.value;
  const asked = useRemote(
    GroupStudentsDocument,
    to === 'group' && groupId !== '' ? { groupId } : null,
    ({ groupStudents }) => groupStudents,
  );
  // The answer for the group before is still there while the next one is on its way.
  const group = { ...asked, data: asked.data?.groupId === groupId ? asked.data : undefined };
  const regions = student?.regions ?? [];
  const own = regions.find(({ _id }) => _id === draft.value.regionId) ?? regions[0];
  const regionId = (to === 'group' ? group.data?.regionId : own?._id) ?? '';
  const region = places?.regions.find(({ _id }) => _id === regionId);
  const currency = region?.currency;
  const today = dayOf(new Date(), region?.timeZone);
  const students =
    to === 'group'
      ? (group.data?.students ?? []).filter(({ userId }) => !leftOut.includes(userId))
      : student
        ? [{ userId: student.id, name: student.fullName, email: null }]
        : [];
  const sums = reckon(draft.value, currency ?? '', currencies, today);
  const { content } = sums;
  const inputOf =
    content && currency !== undefined && students.length > 0
      ? ({ userId }: BilledStudentFragment): Required<InvoiceInput> => ({
          _id: invoiceIdOf(batchId, userId),
          userId,
          regionId,
          currency,
          ...content,
        })
      : undefined;
  return { draft, group, students, regionId, today, currency, currencies, print, sums, inputOf };
}
