import type { ReplayEvent, VerificationEvent } from '@paideia/events/operations/operation.events.ts';
import type { AbsenceExplanationEvent } from '@paideia/events/absence-explanations/absence-explanation.events.ts';
import type { EmailClaimEvent, UserAccountEvent } from '@paideia/events/accounts/account.events.ts';
import type { CalendarConnectionEvent } from '@paideia/events/accounts/calendar-connection.events.ts';
import type { ImpersonationEvent } from '@paideia/events/accounts/impersonation.events.ts';
import type { MicrosoftIdentityEvent } from '@paideia/events/accounts/microsoft.events.ts';
import type { SuperadminsEvent } from '@paideia/events/accounts/superadmins.events.ts';
import type { UserImportEvent } from '@paideia/events/accounts/user-import.events.ts';
import type { AttendanceSchemaEvent } from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import type { CourseEvent } from '@paideia/events/courses/course.events.ts';
import type { DocumentEvent } from '@paideia/events/documents/document.events.ts';
import type { EnrolmentEvent } from '@paideia/events/enrolments/enrolment.events.ts';
import type { ErasureEvent } from '@paideia/events/erasures/erasure.events.ts';
import type { GroupEvent } from '@paideia/events/groups/group.events.ts';
import type { Metadata, Recorded } from '@paideia/events/kernel/metadata.ts';
import type { InvoiceEvent, ReceiptCounterEvent } from '@paideia/events/invoices/invoice.events.ts';
import type { LeaveRequestEvent } from '@paideia/events/leave-requests/leave-request.events.ts';
import type { LocaleEvent } from '@paideia/events/locales/locale.events.ts';
import type { LogitEvent } from '@paideia/events/logits/logit.events.ts';
import type { EmailMessageEvent } from '@paideia/events/mails/mail.events.ts';
import type { NotificationFeedEvent } from '@paideia/events/notifications/notification.events.ts';
import type { UserPreferencesEvent, UserProfileEvent } from '@paideia/events/profiles/profile.events.ts';
import type { RegionEvent, SlugClaimEvent } from '@paideia/events/regions/region.events.ts';
import type { RegisterEvent } from '@paideia/events/registers/register.events.ts';
import type { SiteSettingsEvent } from '@paideia/events/site-settings/site-setting.events.ts';
import type { TranslationMessageEvent } from '@paideia/events/translations/translation.events.ts';
import type { AssessmentEvent } from './assessment.facets.ts';

/** Every event that the system log has words for. */
export type KnownEvent =
  | ReplayEvent
  | VerificationEvent
  | AbsenceExplanationEvent
  | AssessmentEvent
  | CalendarConnectionEvent
  | CourseEvent
  | AttendanceSchemaEvent
  | DocumentEvent
  | EmailClaimEvent
  | EmailMessageEvent
  | EnrolmentEvent
  | ErasureEvent
  | GroupEvent
  | ImpersonationEvent
  | InvoiceEvent
  | LeaveRequestEvent
  | LocaleEvent
  | LogitEvent
  | MicrosoftIdentityEvent
  | NotificationFeedEvent
  | ReceiptCounterEvent
  | RegionEvent
  | RegisterEvent
  | SiteSettingsEvent
  | SlugClaimEvent
  | SuperadminsEvent
  | TranslationMessageEvent
  | UserAccountEvent
  | UserImportEvent
  | UserPreferencesEvent
  | UserProfileEvent;

/** As much of a recorded event as can be told to people. */
export type Told = Pick<Recorded, 'stream' | 'revision' | 'position' | 'type' | 'data'> & {
  readonly meta: Pick<Metadata, 'at' | 'actorId' | 'channel' | 'correlationId' | 'payloadHash'> & {
    readonly impersonatedUserId?: string | undefined;
    readonly causationId?: string | undefined;
  };
};
export type Fields = Readonly<Record<string, unknown>>;
export const fieldsOf = (data: unknown): Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Fields) : {};

/** The row of a table by event type. The table is typed by the events it names; the log may hold others, which have none. */
export const rowFor = <Row>(table: Readonly<Record<string, unknown>>, type: string): Row | undefined =>
  Object.hasOwn(table, type) ? (table[type] as Row) : undefined;
