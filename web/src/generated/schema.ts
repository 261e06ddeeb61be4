// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

export type AbandonReason =
  | 'browserClosed'
  | 'heartbeatLost'
  | 'leftPage'
  | 'startedAgain'
  | 'timeLimit';

export type AbsenceExplanationFilter = {
  readonly from?: string | null;
  readonly groupId?: string | null;
  readonly regionId?: string | null;
  readonly status?: ExplanationStatus | null;
  readonly to?: string | null;
};

export type AbsenceFilter = {
  readonly from?: string | null;
  readonly groupId?: string | null;
  readonly regionId?: string | null;
  readonly since?: AbsencesSince | null;
  readonly state?: AbsenceState | null;
  readonly to?: string | null;
};

/** Whether the student said why */
export type AbsenceState =
  | 'explained'
  | 'unexplained';

export type AbsencesSince =
  | 'lastFourWeeks'
  | 'lastWeek';

export type AccountStatus =
  | 'active'
  | 'deactivated'
  | 'invited'
  | 'signedUp';

export type AddressInput = {
  /** New or empty: makes an address */
  readonly _id?: string | null;
  readonly city?: string | null;
  readonly country: string;
  readonly itemId: string;
  readonly line1?: string | null;
  readonly line2?: string | null;
  readonly name?: string | null;
  readonly postcode?: string | null;
  readonly state?: string | null;
  /** Taken for compatibility; who saves is known by the session */
  readonly updatedBy?: string | null;
};

export type AdminUserFilter = {
  readonly groupId?: string | null;
  readonly q?: string | null;
  readonly regionId?: string | null;
  readonly role?: Role | null;
  readonly status?: AccountStatus | null;
};

export type AlumniVideoInput = {
  readonly _id: string;
  readonly categoryId: string;
  readonly locale: string;
  readonly order: number;
  readonly title: string;
};

/** Whom a version of the app is for */
export type AppRegion =
  | 'default'
  | 'test';

export type AssignmentFilter = {
  readonly courseId?: string | null;
  readonly groupId?: string | null;
  /** Words of the title */
  readonly q?: string | null;
};

/** An assignment, whole */
export type AssignmentInput = {
  /** Made by the form */
  readonly _id: string;
  readonly acceptTypes?: ReadonlyArray<string> | null;
  readonly content: string;
  readonly courseId: string;
  /** Sent for it before */
  readonly downloadFileIds?: ReadonlyArray<string> | null;
  readonly dueAt: string;
  readonly groupId: string;
  readonly maxFiles?: number | null;
  readonly title: string;
  readonly type: AssignmentType;
  readonly weight: number;
};

export type AssignmentSubmissionFilter = {
  readonly assignmentId?: string | null;
  readonly groupId?: string | null;
  /** Words of the student’s name */
  readonly q?: string | null;
  readonly regionId?: string | null;
  /** Submitted: what waits for its grade now; the others as they are kept, and none is kept as closed */
  readonly status?: SubmissionStatus | null;
  readonly userId?: string | null;
};

export type AssignmentType =
  | 'completion'
  | 'graded';

export type AttemptStatus =
  | 'abandoned'
  | 'graded'
  | 'open'
  | 'voided';

export type AttendanceRegisterFilter = {
  readonly date?: string | null;
  readonly from?: string | null;
  readonly groupId?: string | null;
  readonly regionId?: string | null;
  readonly status?: RegisterStatus | null;
  readonly term?: string | null;
  readonly to?: string | null;
};

export type AttendanceSchemaFilter = {
  readonly q?: string | null;
};

/** An attendance schema, whole */
export type AttendanceSchemaInput = {
  readonly _id: string;
  readonly grading: GradingParametersInput;
  readonly name: string;
  readonly periods: ReadonlyArray<SchemaPeriodInput>;
  readonly terms: ReadonlyArray<SchemaTermInput>;
};

/** What counts */
export type AttendanceStatus =
  | 'absent'
  | 'excused'
  | 'late'
  | 'present';

export type AttendanceType =
  | 'absence'
  | 'earlyDeparture'
  | 'lateArrival';

export type AuditEventFilter = {
  readonly actorId?: string | null;
  readonly category?: string | null;
  /** Everything that one act brought about */
  readonly correlationId?: string | null;
  /** The one event of that id, which others name as their cause */
  readonly eventId?: string | null;
  /** A date or an instant, included */
  readonly from?: string | null;
  /** The number of an invoice or a receipt, a sum, or the beginning of a type or of a stream */
  readonly q?: string | null;
  readonly stream?: string | null;
  readonly subjectId?: string | null;
  /** A date or an instant, included */
  readonly to?: string | null;
  readonly type?: string | null;
};

/** What a file of a course is */
export type BundledKind =
  | 'download'
  | 'outline'
  | 'subtitles'
  | 'video';

/** What is on a day beside classes */
export type CalendarKind =
  | 'assignment'
  | 'examCloses'
  | 'examOpens'
  | 'leave'
  | 'news';

/** The companies that gateways tell apart */
export type CardBrand =
  | 'amex'
  | 'diners'
  | 'discover'
  | 'jcb'
  | 'mastercard'
  | 'other'
  | 'unionpay'
  | 'visa';

/** Who takes the number of a card: Stripe, or the gateway of the house where no money moves */
export type CardGatewayKind =
  | 'stripe'
  | 'trial';

export type CardPaymentStatus =
  | 'failed'
  | 'requested'
  | 'succeeded';

export type CardRefundStatus =
  | 'failed'
  | 'otherwise'
  | 'requested'
  | 'succeeded';

export type CategoryFilter = {
  readonly kind?: CategoryKind | null;
  readonly q?: string | null;
};

export type CategoryInput = {
  readonly _id: string;
  readonly kind: CategoryKind;
  readonly name: string;
  readonly order: number;
};

export type CategoryKind =
  | 'course'
  | 'document'
  | 'video';

export type Channel =
  | 'APP'
  | 'SEED'
  | 'SYSTEM'
  | 'WEB';

export type CourseDownloadInput = {
  readonly fileId: string;
  /** As it is saved, with its ending */
  readonly name: string;
};

export type CourseFilter = {
  readonly categoryId?: string | null;
  readonly programYear?: number | null;
  readonly published?: boolean | null;
  /** Words of the title or the code */
  readonly q?: string | null;
};

export type CourseImageInput = {
  /** What it shows, for who cannot see it */
  readonly alt: string;
  readonly fileId: string;
};

/** All that is known of a course, but its lessons */
export type CourseInput = {
  readonly _id: string;
  readonly categoryId?: string | null;
  readonly code: string;
  readonly credits: number;
  readonly description?: string | null;
  readonly programYear: number;
  readonly teacherIds: ReadonlyArray<string>;
  readonly title: string;
};

export type DefinitionKey =
  | 'alumniNews'
  | 'assignmentDefined'
  | 'assignmentDueDateChanged'
  | 'assignmentReminder'
  | 'cardRefundFailed'
  | 'examClosed'
  | 'examReminder'
  | 'examResult'
  | 'examScheduled'
  | 'explanationExcused'
  | 'explanationSubmitted'
  | 'impersonationEnded'
  | 'impersonationStarted'
  | 'invoiceIssued'
  | 'invoiceOverdue'
  | 'leaveSubmitted'
  | 'leaveUpdated'
  | 'ministryApproved'
  | 'ministryPending'
  | 'newsPublished'
  | 'paymentFailed'
  | 'paymentReminder'
  | 'planDisabled'
  | 'receipt'
  | 'requestAnswered'
  | 'submissionGraded'
  | 'timeLogEvaluated'
  | 'welcome'
  | 'workExcused';

export type DeliveryKind =
  | 'alumniDepartment'
  | 'alumniMessage'
  | 'alumniMessageCopy'
  | 'alumniNews'
  | 'alumniWelcome'
  | 'assignmentDefined'
  | 'assignmentDueDateChanged'
  | 'assignmentReminder'
  | 'cardRefundFailed'
  | 'digest'
  | 'emailChanged'
  | 'enrolAccount'
  | 'examClosed'
  | 'examReminder'
  | 'examResult'
  | 'examScheduled'
  | 'explanationExcused'
  | 'explanationSubmitted'
  | 'impersonationEnded'
  | 'impersonationStarted'
  | 'invoiceIssued'
  | 'invoiceOverdue'
  | 'leaveSubmitted'
  | 'leaveUpdated'
  | 'ministryApproved'
  | 'ministryPending'
  | 'newsPublished'
  | 'passwordChanged'
  | 'paymentFailed'
  | 'paymentReminder'
  | 'planDisabled'
  | 'receipt'
  | 'requestAnswered'
  | 'resetPassword'
  | 'submissionGraded'
  | 'timeLogEvaluated'
  | 'verifyEmail'
  | 'welcome'
  | 'workExcused';

export type DocumentFilter = {
  readonly published?: boolean | null;
  readonly q?: string | null;
};

/** A whole version of a document */
export type DocumentInput = {
  readonly _id: string;
  /** HTML; what could run is taken out */
  readonly content: string;
  readonly permissions: ReadonlyArray<string>;
  readonly title: string;
};

export type DueState =
  | 'missed'
  | 'next'
  | 'now';

export type EmailType =
  | 'school';

export type ErasureStatus =
  | 'completed'
  | 'erased'
  | 'none'
  | 'requested'
  | 'started';

export type EvaluationFilter = {
  readonly groupId?: string | null;
  readonly program?: string | null;
  /** Words of the student’s name */
  readonly q?: string | null;
  readonly regionId?: string | null;
  readonly userId?: string | null;
};

export type ExamCorrectionInput = {
  /** The options that are right */
  readonly accepted?: ReadonlyArray<string> | null;
  readonly correctionId: string;
  readonly examId: string;
  /** Left out: in all groups */
  readonly groupId?: string | null;
  readonly questionId: string;
  readonly reason: string;
  readonly ruling: QuestionRuling;
  readonly version: number;
};

export type ExamCorrectionScope = {
  /** The options that are right */
  readonly accepted?: ReadonlyArray<string> | null;
  readonly examId: string;
  /** Left out: in all groups */
  readonly groupId?: string | null;
  readonly questionId: string;
  readonly ruling: QuestionRuling;
  readonly version: number;
};

export type ExamFilter = {
  readonly courseId?: string | null;
  /** Words of the title */
  readonly q?: string | null;
  readonly status?: ExamStatus | null;
};

/** An exam, whole */
export type ExamInput = {
  /** Made by the form */
  readonly _id: string;
  /** Left out: as many as the settings say */
  readonly attemptsAllowed?: number | null;
  readonly courseId: string;
  readonly instructions: string;
  readonly openBook: boolean;
  readonly passMark: number;
  readonly penalty: boolean;
  readonly pointsPerQuestion: number;
  readonly questions: ReadonlyArray<ExamQuestionInput>;
  readonly timeLimitMin?: number | null;
  readonly title: string;
};

export type ExamOptionInput = {
  readonly id: string;
  readonly text: string;
};

export type ExamQuestionInput = {
  readonly correctOptionId: string;
  readonly from?: ExamQuestionRefInput | null;
  readonly id: string;
  readonly kind: QuestionKind;
  readonly options: ReadonlyArray<ExamOptionInput>;
  readonly text: string;
};

export type ExamQuestionRefInput = {
  readonly examId: string;
  readonly questionId: string;
};

export type ExamResultFilter = {
  readonly examId?: string | null;
  /** Ended at or after: a date or an instant */
  readonly from?: string | null;
  readonly groupId?: string | null;
  readonly passed?: boolean | null;
  /** Words of the student’s name */
  readonly q?: string | null;
  readonly regionId?: string | null;
  /** Ended at or before: a date or an instant */
  readonly to?: string | null;
  readonly userId?: string | null;
};

/** changed: published, and written on since */
export type ExamStatus =
  | 'changed'
  | 'draft'
  | 'published'
  | 'retired';

export type ExcusableKind =
  | 'assignment'
  | 'exam';

export type ExcuseCause =
  | 'explanation'
  | 'leave'
  | 'manual';

export type ExplanationStatus =
  | 'excused'
  | 'explained';

/** A file that is to be sent; `_id` is made by who sends it */
export type FileInput = {
  readonly _id: string;
  readonly name: string;
  readonly purpose: FilePurpose;
  /** In bytes */
  readonly size: number;
  /** As the browser calls it, such as application/pdf */
  readonly type: string;
};

export type FilePurpose =
  | 'audio'
  | 'download'
  | 'feedback'
  | 'image'
  | 'outline'
  | 'profilePicture'
  | 'submission'
  | 'subtitles';

export type ForexRateInput = {
  readonly currency: string;
  readonly month: number;
  readonly rate: number;
  readonly year: number;
};

/** Students with something that is missing, waits for its grade, or is no pass */
export type GradebookFilter =
  | 'failed'
  | 'missing'
  | 'waiting';

export type GradebookOrder =
  | 'highest'
  | 'lowest'
  | 'name';

/** waiting: handed in, without a grade for that; reopened: it may be handed in once more, and was not since; sitting: an attempt is under way; missing: the deadline has passed and there is nothing; excused: whatever there is, nothing of it counts */
export type GradebookState =
  | 'excused'
  | 'graded'
  | 'missing'
  | 'open'
  | 'reopened'
  | 'sitting'
  | 'waiting';

export type GradingParametersInput = {
  readonly absenceDeduction: number;
  readonly graceAbsentsPerTerm: number;
  readonly graceLatesPerTerm: number;
  readonly lateDeduction: number;
  readonly minutesLateThreshold: number;
};

export type GroupCourseInput = {
  readonly courseId: string;
  /** yyyy-MM-dd */
  readonly fromDate: string;
  readonly order: number;
  readonly teacherIds: ReadonlyArray<string>;
  /** A term of the group's attendance schema */
  readonly termName: string;
  /** yyyy-MM-dd */
  readonly toDate: string;
};

export type GroupEnrolment =
  | 'active'
  | 'completed';

export type GroupFilter = {
  readonly archived?: boolean | null;
  readonly q?: string | null;
  readonly regionId?: string | null;
};

/** All that may change about a group */
export type GroupInput = {
  readonly _id: string;
  /** Without one a group keeps the one that it has */
  readonly attendanceSchemaId?: string | null;
  /** yyyy-MM-dd */
  readonly endDate?: string | null;
  /** Only where people may sign up by themselves */
  readonly freeOfCharge: boolean;
  readonly locale: string;
  readonly name: string;
  readonly offlineApp: boolean;
  readonly programYear: number;
  readonly selfSignUp: boolean;
  /** yyyy-MM-dd */
  readonly startDate?: string | null;
};

export type ImportOutcome =
  | 'cancelled'
  | 'emailTaken'
  | 'invited'
  | 'refused';

export type ImportedTextInput = {
  readonly id: string;
  readonly isMachineMade: boolean;
  readonly locale: string;
  readonly text: string;
};

export type InviteUserInput = {
  /** Made by the form, so that a repeat invites nobody twice */
  readonly _id: string;
  readonly email: string;
  readonly firstName: string;
  readonly groupIds: ReadonlyArray<string>;
  readonly lastName: string;
  readonly locale?: string | null;
  readonly regionIds: ReadonlyArray<string>;
  readonly roles: ReadonlyArray<Role>;
};

export type InvoiceFilter = {
  readonly currency?: string | null;
  /** Dated on or after this day */
  readonly from?: string | null;
  /** Words of the student’s name or of the number */
  readonly q?: string | null;
  readonly regionId?: string | null;
  /** A status, or overdue */
  readonly status?: string | null;
  /** Dated on or before this day */
  readonly to?: string | null;
  readonly userId?: string | null;
};

export type InvoiceInput = {
  /** Made by the form, so that sending it again meets the same invoice */
  readonly _id: string;
  readonly currency: string;
  /** Today in the region, unless said */
  readonly date?: string | null;
  readonly dueDate: string;
  readonly lines: ReadonlyArray<InvoiceLineInput>;
  readonly regionId: string;
  readonly remarks?: string | null;
  /** Percent, at most two decimals */
  readonly taxRate?: number | null;
  readonly userId: string;
};

export type InvoiceLineInput = {
  readonly particulars: string;
  /** Hundredths of the currency’s unit */
  readonly price: number;
  /** At most three decimals */
  readonly qty: number;
};

export type LeaveRequestFilter = {
  readonly attendanceType?: AttendanceType | null;
  /** First day on or after it */
  readonly from?: string | null;
  readonly groupId?: string | null;
  /** Words of the name or of the reason */
  readonly q?: string | null;
  readonly regionId?: string | null;
  readonly status?: LeaveRequestStatus | null;
  /** First day on or before it */
  readonly to?: string | null;
};

export type LeaveRequestInput = {
  /** Made by the form, so that sending it again meets the same request */
  readonly _id: string;
  readonly attendanceType: AttendanceType;
  readonly fromDate: string;
  readonly groupId: string;
  readonly periods?: ReadonlyArray<string> | null;
  /** A preview needs none */
  readonly reason?: string | null;
  readonly studentNotes?: string | null;
  readonly time?: string | null;
  readonly toDate: string;
};

export type LeaveRequestStatus =
  | 'acknowledged'
  | 'approved'
  | 'pending';

export type LeftBecause =
  | 'cameIn'
  | 'changed'
  | 'deactivated';

export type LessonFilter = {
  readonly courseId?: string | null;
  /** Words of the title */
  readonly q?: string | null;
};

export type LessonInput = {
  readonly _id: string;
  /** In seconds */
  readonly durationS?: number | null;
  /** HTML; what could run is taken out */
  readonly notes: string;
  readonly title: string;
};

/** That a lesson was opened, and what was watched of it since the last report */
export type LessonWatchInput = {
  /** The student is through with it */
  readonly completed?: boolean | null;
  readonly courseId: string;
  /** Of the recording, in seconds */
  readonly durationS?: number | null;
  readonly lessonId: string;
  /** Where the student is, in seconds; null keeps what was noted */
  readonly positionS?: number | null;
  readonly ranges?: ReadonlyArray<WatchedRangeInput> | null;
};

export type LinkFilter = {
  readonly groupId?: string | null;
  readonly q?: string | null;
};

export type LinkInput = {
  readonly _id: string;
  readonly groupId?: string | null;
  readonly order: number;
  readonly title: string;
  readonly url: string;
};

export type LocaleAdminFilter = {
  readonly q?: string | null;
};

export type LocaleInput = {
  readonly _id: string;
  readonly label: string;
  readonly name: string;
  readonly value: string;
};

export type LogitFilter = {
  readonly action?: string | null;
  /** A date or an instant, included */
  readonly from?: string | null;
  readonly q?: string | null;
  /** A date or an instant, included */
  readonly to?: string | null;
  readonly type?: LogitType | null;
  readonly userId?: string | null;
};

export type LogitInput = {
  readonly action: string;
  readonly payload?: unknown;
  readonly type: string;
  readonly userId?: string | null;
};

export type LogitType =
  | 'ACTIVITY'
  | 'AUDIT'
  | 'ERROR';

export type MailChannel =
  | 'email'
  | 'inApp';

export type MailFilter = {
  readonly channel?: MailChannel | null;
  readonly status?: MailStatus | null;
  readonly template?: DeliveryKind | null;
  readonly userId?: string | null;
};

export type MailReason =
  | 'accountDeactivated'
  | 'digest'
  | 'over'
  | 'quietHours'
  | 'switchedOff'
  | 'unsubscribed'
  | 'withdrawn';

export type MailStatus =
  | 'abandoned'
  | 'declined'
  | 'digested'
  | 'held'
  | 'sending'
  | 'sent'
  | 'waiting';

/** What was seen */
export type MarkInput =
  | 'absent'
  | 'late'
  | 'present';

export type MemberStatus =
  | 'active'
  | 'completed'
  | 'suspended'
  | 'withdrawn';

export type MessageInput = {
  readonly _id: string;
  readonly category: string;
  readonly defaultMessage: string;
  readonly description: string;
};

export type MinistryInput = {
  /** Made by the form, so that sending it again meets the same listing */
  readonly _id: string;
  readonly contact?: string | null;
  /** At least one of the ministers */
  readonly hasAlumniOrgMember: boolean;
  /** At least one of the ministers; without one nothing is listed */
  readonly hasSecondYearGraduate: boolean;
  readonly location?: string | null;
  readonly ministers: ReadonlyArray<string>;
  readonly ministryName: string;
  readonly visibleToPublic: boolean;
  readonly website?: string | null;
};

export type MinistryStatus =
  | 'approved'
  | 'hidden'
  | 'pending';

export type NewGroupInput = {
  readonly _id: string;
  /** Without one a group keeps the one that it has */
  readonly attendanceSchemaId?: string | null;
  /** yyyy-MM-dd */
  readonly endDate?: string | null;
  /** Only where people may sign up by themselves */
  readonly freeOfCharge: boolean;
  readonly locale: string;
  readonly name: string;
  readonly offlineApp: boolean;
  readonly programYear: number;
  readonly regionId: string;
  readonly selfSignUp: boolean;
  /** yyyy-MM-dd */
  readonly startDate?: string | null;
};

/** A region to be; its short name stands in roles and on papers, and stays */
export type NewRegionInput = {
  readonly _id: string;
  readonly addressCity?: string | null;
  readonly addressCountry?: string | null;
  readonly addressLine1?: string | null;
  readonly addressLine2?: string | null;
  readonly addressPostcode?: string | null;
  readonly addressState?: string | null;
  readonly currency: string;
  readonly description?: string | null;
  readonly name: string;
  readonly phone?: string | null;
  readonly slug: string;
  readonly timeZone: string;
  readonly type: RegionType;
  readonly zone: RegionZone;
};

export type NewsAudience =
  | 'all'
  | 'alumni'
  | 'group'
  | 'region'
  | 'students';

export type NewsItemFilter = {
  readonly audience?: NewsAudience | null;
  readonly published?: boolean | null;
  readonly q?: string | null;
};

/** An item of news, whole */
export type NewsItemInput = {
  readonly _id: string;
  readonly audience: NewsAudience;
  /** HTML; what could run is taken out */
  readonly body: string;
  readonly fromDate?: string | null;
  readonly groupIds: ReadonlyArray<string>;
  readonly locale?: string | null;
  readonly pinned: boolean;
  readonly regionIds: ReadonlyArray<string>;
  readonly title: string;
  readonly toDate?: string | null;
};

export type NotificationDefinitionInput = {
  readonly defaultSubscribed: boolean;
  readonly email: boolean;
  readonly inApp: boolean;
  readonly key: DefinitionKey;
};

export type NotificationDeliveryInput = {
  readonly digestAt?: string | null;
  readonly quietFrom?: string | null;
  readonly quietTo?: string | null;
  readonly timeZone: string;
};

export type NotificationKey =
  | 'assignmentDefined'
  | 'assignmentDueDateChanged'
  | 'assignmentReminder'
  | 'cardRefundFailed'
  | 'examClosed'
  | 'examReminder'
  | 'examResult'
  | 'examScheduled'
  | 'explanationExcused'
  | 'explanationSubmitted'
  | 'impersonationEnded'
  | 'impersonationStarted'
  | 'invoiceIssued'
  | 'invoiceOverdue'
  | 'leaveSubmitted'
  | 'leaveUpdated'
  | 'ministryApproved'
  | 'ministryPending'
  | 'newsPublished'
  | 'paymentFailed'
  | 'paymentReminder'
  | 'planDisabled'
  | 'receipt'
  | 'requestAnswered'
  | 'submissionGraded'
  | 'timeLogEvaluated'
  | 'welcome'
  | 'workExcused';

export type OfflineReleaseInput = {
  readonly appRegion: AppRegion;
  readonly minVersion?: string | null;
  readonly notes: string;
  /** Numbers with dots, newer than the last one */
  readonly version: string;
};

export type ParkedSource =
  | 'projection'
  | 'reaction';

export type PaymentMethod =
  | 'bank'
  | 'card'
  | 'cash'
  | 'cheque'
  | 'other'
  | 'plan';

export type PaymentPlanFilter = {
  readonly enabled?: boolean | null;
  /** Words of the student’s name */
  readonly q?: string | null;
  readonly regionId?: string | null;
};

export type PaymentPlanInput = {
  /** Made by the form, so that sending it again meets the same plan */
  readonly _id: string;
  readonly cardId: string;
  readonly firstPaymentDate: string;
  readonly frequency: PlanFrequency;
  readonly instalments: number;
  readonly invoiceId: string;
};

export type PhoneInput = {
  readonly number: string;
  readonly type: string;
};

export type PhoneType =
  | 'mobile'
  | 'other'
  | 'work';

export type PlanDisableReason =
  | 'admin'
  | 'failures'
  | 'settled'
  | 'student';

export type PlanFrequency =
  | 'fortnightly'
  | 'monthly'
  | 'weekly';

export type PlanState =
  | 'completed'
  | 'disabled'
  | 'enabled';

export type QuestionKind =
  | 'choice'
  | 'trueFalse';

/** accepts: other answers are right; everybody: everybody has the points; notCounted: the question does not count */
export type QuestionRuling =
  | 'accepts'
  | 'everybody'
  | 'notCounted';

export type RegionAdminFilter = {
  readonly closed?: boolean | null;
  readonly q?: string | null;
  readonly type?: RegionType | null;
  readonly zone?: RegionZone | null;
};

/** All that may change about a region; what is left out is emptied */
export type RegionInput = {
  readonly _id: string;
  readonly addressCity?: string | null;
  readonly addressCountry?: string | null;
  readonly addressLine1?: string | null;
  readonly addressLine2?: string | null;
  readonly addressPostcode?: string | null;
  readonly addressState?: string | null;
  readonly currency: string;
  readonly description?: string | null;
  readonly name: string;
  readonly phone?: string | null;
  readonly timeZone: string;
  readonly type: RegionType;
  readonly zone: RegionZone;
};

export type RegionRole =
  | 'admin'
  | 'dean'
  | 'instructor'
  | 'manager'
  | 'user';

export type RegionType =
  | 'AWM_OFFICE'
  | 'CHARIS_CAMPUS';

export type RegionZone =
  | 'AFRICA'
  | 'AMERICAS'
  | 'ASIA'
  | 'EUROPE'
  | 'OCEANIA'
  | 'SYSTEM';

export type RegisterMarkInput = {
  readonly arrivedAt?: string | null;
  readonly status: MarkInput;
  readonly userId: string;
};

export type RegisterStatus =
  | 'closed'
  | 'open';

export type RenditionFailure =
  | 'damaged'
  | 'gone'
  | 'interrupted'
  | 'noSpace'
  | 'timeLimit'
  | 'tooManyPixels'
  | 'unknownKind';

export type RenditionStatus =
  | 'failed'
  | 'ready'
  | 'running'
  | 'waiting';

export type ReplayState =
  | 'cancelled'
  | 'done'
  | 'failed'
  | 'running';

export type ReportDaysFilter = {
  /** The first day, yyyy-MM-dd */
  readonly from: string;
  /** The last one, within a year */
  readonly to: string;
};

export type ReportFilter = {
  /** The last month of it */
  readonly month: number;
  readonly year: number;
};

export type ReportedAbandonReason =
  | 'browserClosed'
  | 'leftPage';

export type RequestFormFilter = {
  readonly q?: string | null;
  readonly status?: RequestStatus | null;
};

export type RequestFormInput = {
  readonly _id: string;
  readonly kind: RequestKind;
  readonly subject: string;
  readonly text: string;
};

export type RequestKind =
  | 'access'
  | 'content'
  | 'other'
  | 'technical';

export type RequestStatus =
  | 'answered'
  | 'closed'
  | 'open';

export type Role =
  | 'admin'
  | 'manager'
  | 'reportsAdmin'
  | 'superadmin'
  | 'user';

export type SchemaPeriodInput = {
  readonly end: string;
  /** Letters and digits */
  readonly key: string;
  readonly start: string;
  readonly weekday: number;
};

export type SchemaTermInput = {
  /** yyyy-MM-dd, included */
  readonly from: string;
  readonly name: string;
  /** yyyy-MM-dd, included */
  readonly to: string;
};

export type SearchKind =
  | 'exam'
  | 'group'
  | 'invoice'
  | 'ownExam'
  | 'ownInvoice'
  | 'student'
  | 'user';

export type SettingKey =
  | 'alumniAdminId'
  | 'alumniGroupIds'
  | 'alumniRegionId'
  | 'apiHost'
  | 'appName'
  | 'appVersionDefaultGroupId'
  | 'appVersionTestGroupId'
  | 'assetsUrl'
  | 'cardPublicKeyAdminProduction'
  | 'cardPublicKeyDevelopment'
  | 'cardPublicKeyProduction'
  | 'cardPublicKeyTest'
  | 'd2lUrl'
  | 'defaultAllowedAttempts'
  | 'defaultLocale'
  | 'donationUrl'
  | 'endowmentUrl'
  | 'errorReportingId'
  | 'facebookGroupUrl'
  | 'globalRegionId'
  | 'imageUploadCloudId'
  | 'imageUploadKey'
  | 'imageUploadPreset'
  | 'orgName'
  | 'senderEmail'
  | 'shortName'
  | 'termsVersion'
  | 'timeLogPrograms';

export type SettingKind =
  | 'address'
  | 'attempts'
  | 'email'
  | 'group'
  | 'groups'
  | 'locale'
  | 'origin'
  | 'programs'
  | 'publicKey'
  | 'region'
  | 'text'
  | 'user'
  | 'version';

export type SettingSection =
  | 'alumni'
  | 'app'
  | 'cards'
  | 'college'
  | 'exams'
  | 'pictures'
  | 'site';

/** What a new college does first, in this order */
export type SetupStepName =
  | 'course'
  | 'group'
  | 'name'
  | 'region'
  | 'schema'
  | 'staff'
  | 'students';

export type SittingStatus =
  | 'exhausted'
  | 'late'
  | 'locked'
  | 'notOpen'
  | 'open'
  | 'passed';

export type SubmissionStatus =
  | 'closed'
  | 'graded'
  | 'open'
  | 'reopened'
  | 'submitted';

export type TeacherFilter = {
  readonly kind?: TeacherKind | null;
  readonly q?: string | null;
};

/** All about a teacher */
export type TeacherInput = {
  readonly _id: string;
  readonly bio?: string | null;
  readonly email?: string | null;
  readonly kind: TeacherKind;
  readonly name: string;
  /** None stands for everywhere */
  readonly regionIds: ReadonlyArray<string>;
  readonly title?: string | null;
  readonly userId?: string | null;
};

export type TeacherKind =
  | 'facilitator'
  | 'instructor';

export type TextStatus =
  | 'machineMade'
  | 'missing'
  | 'original'
  | 'reviewed';

export type TimeLogEntryInput = {
  /** Made by the form, so that sending it again meets the same entry */
  readonly _id: string;
  readonly activity: string;
  readonly date: string;
  /** The group that a new log is kept for */
  readonly groupId: string;
  readonly minutes: number;
  readonly periodEnding: string;
  readonly program: string;
};

export type TimeLogFilter = {
  /** Weeks that end on or after it */
  readonly from?: string | null;
  readonly groupId?: string | null;
  readonly program?: string | null;
  /** Words of the student’s name */
  readonly q?: string | null;
  readonly regionId?: string | null;
  readonly status?: TimeLogStatus | null;
  /** Weeks that end on or before it */
  readonly to?: string | null;
  readonly userId?: string | null;
};

export type TimeLogStatus =
  | 'draft'
  | 'evaluated'
  | 'submitted';

export type TransactionFilter = {
  readonly currency?: string | null;
  /** Dated on or after this day */
  readonly from?: string | null;
  readonly method?: PaymentMethod | null;
  readonly regionId?: string | null;
  /** Dated on or before this day */
  readonly to?: string | null;
  readonly type?: TransactionType | null;
};

export type TransactionType =
  | 'CREDIT_NOTE'
  | 'INVOICE'
  | 'PAYMENT'
  | 'REFUND';

export type TranscriptCheck =
  | 'gone'
  | 'malformed'
  | 'mistyped'
  | 'unknown'
  | 'valid'
  | 'withdrawn';

export type TranscriptItemKind =
  | 'assignment'
  | 'completion'
  | 'exam';

export type TranslationEntryFilter = {
  readonly category?: string | null;
  /** Where to look for `q` and `status` */
  readonly locale?: string | null;
  /** A locale without a text */
  readonly missingIn?: string | null;
  readonly q?: string | null;
  readonly status?: TextStatus | null;
};

export type TypedEmailInput = {
  readonly type: string;
  readonly value: string;
};

export type UndoOutcome =
  | 'left'
  | 'retracted';

/** Only what is to change; an empty text clears */
export type UpdateUserInput = {
  /** Empty takes the picture away */
  readonly cloudinaryId?: string | null;
  /** Addresses other than that of sign-in */
  readonly emails?: ReadonlyArray<TypedEmailInput> | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly locale?: string | null;
  readonly location?: string | null;
  readonly phones?: ReadonlyArray<PhoneInput> | null;
};

export type UploadItemType =
  | 'alumniVideo'
  | 'course'
  | 'lesson';

export type UserImportFilter = {
  readonly regionId?: string | null;
};

export type UserImportStatus =
  | 'cancelled'
  | 'finished'
  | 'running'
  | 'undoing'
  | 'undone';

export type UserProfileInput = {
  readonly _id?: string | null;
  readonly cloudinaryId?: string | null;
  readonly email?: string | null;
  readonly emails?: ReadonlyArray<TypedEmailInput> | null;
  readonly firstName?: string | null;
  readonly homePage?: string | null;
  readonly lastName?: string | null;
  readonly locale?: string | null;
  readonly location?: string | null;
  readonly password?: string | null;
  readonly phones?: ReadonlyArray<PhoneInput> | null;
  readonly selectedGroup?: string | null;
  readonly showVideo?: boolean | null;
  readonly socialUserName?: string | null;
  readonly url?: string | null;
};

/** A video that is to be sent; `videoId` is made by who sends it */
export type VideoUploadInput = {
  /** In bytes */
  readonly fileSize: number;
  readonly itemId: string;
  readonly itemType: UploadItemType;
  readonly locale: string;
  readonly title: string;
  /** As the browser calls it, such as video/mp4 */
  readonly type: string;
  readonly videoId: string;
};

export type WatchedRangeInput = {
  readonly from: number;
  readonly to: number;
};

/** What is asked about: a mark (the student’s or the register’s), the sums of a term, a leave request, an invoice, a student’s balance, the result of an exam, an assignment, what a student is excused from, a grade */
export type WhyOf =
  | 'attendanceRecord'
  | 'attendanceSummary'
  | 'courseGrade'
  | 'examResult'
  | 'excusedWork'
  | 'invoice'
  | 'leaveRequest'
  | 'registerMark'
  | 'studentBalance'
  | 'submission'
  | 'termGrade'
  | 'transcript';

