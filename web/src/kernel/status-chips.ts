import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ChatBubble from '@mui/icons-material/ChatBubbleOutlineOutlined';
import HighlightOff from '@mui/icons-material/HighlightOffOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Shield from '@mui/icons-material/ShieldOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import type { ElementType } from 'react';
import type { kernelMessages } from './kernel.messages.ts';

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
  explanation: { explained: look('neutral', ChatBubble, 'statusExplained'), excused: look('info', Shield, 'statusExcused') },
} as const;
export type StatusArea = keyof typeof statusLooks;

export const lookOf = (area: StatusArea, status: string): Look | undefined => (statusLooks[area] as Readonly<Record<string, Look>>)[status]; // A server may know a newer state.
