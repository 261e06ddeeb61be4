import AddCircle from '@mui/icons-material/AddCircleOutlineOutlined';
import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ChatBubble from '@mui/icons-material/ChatBubbleOutlineOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Event from '@mui/icons-material/EventOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import HighlightOff from '@mui/icons-material/HighlightOffOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Shield from '@mui/icons-material/ShieldOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import Upload from '@mui/icons-material/FileUploadOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import type { ElementType } from 'react';
import type { kernelMessages } from '../i18n/kernel.messages.ts';

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';
type Look = { readonly tone: Tone; readonly icon: ElementType; readonly label: keyof typeof kernelMessages };
const look = (tone: Tone, icon: ElementType, label: keyof typeof kernelMessages): Look => ({ tone, icon, label });

/** The one table of states: colour, icon and word, so that no state is told by colour alone. */
export const statusLooks = {
  leaveRequest: {
    pending: look('warning', Schedule, 'statusPending'),
    approved: look('success', CheckCircle, 'statusApproved'),
    acknowledged: look('neutral', Visibility, 'statusAcknowledged'),
  },
  attendance: {
    present: look('success', CheckCircle, 'statusPresent'),
    late: look('warning', Schedule, 'statusLate'),
    absent: look('danger', HighlightOff, 'statusAbsent'),
    excused: look('info', Shield, 'statusExcused'),
  },
  register: { open: look('info', EditNote, 'statusOpen'), closed: look('neutral', Lock, 'statusClosed') },
  exam: {
    notOpen: look('neutral', Event, 'statusOpensLater'),
    open: look('info', EditNote, 'statusOpenNow'),
    closing: look('warning', Schedule, 'statusClosesSoon'),
    late: look('warning', Schedule, 'statusPastDeadline'),
    passed: look('success', CheckCircle, 'statusPass'),
    failed: look('danger', HighlightOff, 'statusFail'),
    exhausted: look('danger', Block, 'statusNoAttemptsLeft'),
    locked: look('neutral', Lock, 'statusExamClosed'),
  },
  examDefinition: {
    draft: look('neutral', EditNote, 'statusDraft'),
    published: look('success', CheckCircle, 'statusPublished'),
    changed: look('warning', EditNote, 'statusUnpublishedChanges'),
    retired: look('neutral', Lock, 'statusRetired'),
  },
  assignment: {
    open: look('info', EditNote, 'statusOpenNow'),
    reopened: look('info', EditNote, 'statusReopened'),
    submitted: look('info', Upload, 'statusSubmitted'),
    graded: look('success', CheckCircle, 'statusGraded'),
    complete: look('success', CheckCircle, 'statusComplete'),
    incomplete: look('warning', WarningAmber, 'statusIncomplete'),
    closed: look('neutral', Lock, 'statusExamClosed'),
  },
  invoice: {
    paid: look('success', CheckCircle, 'statusPaid'),
    'part-paid': look('warning', Schedule, 'statusPartPaid'),
    unpaid: look('danger', ErrorOutline, 'statusUnpaid'),
    overdue: look('danger', Schedule, 'statusOverdue'),
    'over-paid': look('info', AddCircle, 'statusOverPaid'),
    refunded: look('neutral', Undo, 'statusRefunded'),
    'partial-refund': look('neutral', Undo, 'statusPartialRefund'),
    deleted: look('neutral', Delete, 'statusDeleted'),
  },
  account: {
    invited: look('warning', Schedule, 'statusInvited'),
    signedUp: look('warning', Schedule, 'statusNotVerified'),
    active: look('success', CheckCircle, 'statusActive'),
    deactivated: look('neutral', Block, 'statusDeactivated'),
  },
  group: { active: look('success', CheckCircle, 'statusActive'), archived: look('neutral', Lock, 'statusArchived') },
  region: {
    open: look('success', CheckCircle, 'statusRegionOpen'),
    closed: look('neutral', Lock, 'statusRegionClosed'),
  },
  enrolment: {
    active: look('success', CheckCircle, 'statusActive'),
    completed: look('info', CheckCircle, 'statusCompleted'),
    withdrawn: look('neutral', Block, 'statusWithdrawn'),
    // Only a deactivation suspends.
    suspended: look('neutral', Block, 'statusDeactivated'),
  },
  logit: {
    ACTIVITY: look('info', Visibility, 'statusActivity'),
    ERROR: look('danger', HighlightOff, 'statusError'),
    AUDIT: look('neutral', Shield, 'statusAudit'),
  },
  document: {
    draft: look('neutral', EditNote, 'statusDraft'),
    published: look('success', CheckCircle, 'statusPublished'),
    changed: look('warning', EditNote, 'statusUnpublishedChanges'),
  },
  explanation: {
    unexplained: look('warning', HelpOutline, 'statusUnexplained'),
    explained: look('neutral', ChatBubble, 'statusExplained'),
    excused: look('info', Shield, 'statusExcused'),
  },
} as const;
export type StatusArea = keyof typeof statusLooks;

export const lookOf = (area: StatusArea, status: string): Look | undefined =>
  (statusLooks[area] as Readonly<Record<string, Look>>)[status]; // A server may know a newer state.
