import { gql, type TypedDocumentNode } from '@apollo/client';

export type FieldChange = { readonly field: string; readonly before: string | null; readonly after: string | null };
export type AuditEntry = {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly categoryName: string;
  readonly at: string;
  readonly actorId: string | null;
  readonly actorName: string;
  readonly impersonatedUserName: string | null;
  readonly subjectName: string | null;
  readonly channel: string;
  readonly sentence: string;
  readonly changes: readonly FieldChange[];
  readonly causationId: string | null;
  readonly correlationId: string;
  readonly hash: string;
};
export type AuditRow = AuditEntry & { readonly id: string };
export type StateAt = {
  readonly stream: string;
  readonly revision: number;
  readonly at: string;
  readonly events: number;
  readonly state: Readonly<Record<string, unknown>> | null;
};

/** The id of an event in the system log: its position, as the server writes it. */
export const auditIdOf = (position: number): string => String(position).padStart(16, '0');

const change = gql`
  fragment LoggedChange on FieldChange {
    field
    before
    after
  }
`;
const entry = gql`
  fragment LoggedEvent on EventEntry {
    position
    stream
    revision
    type
    categoryName
    at
    actorId
    actorName
    impersonatedUserName
    subjectName
    channel
    sentence
    changes {
      ...LoggedChange
    }
    causationId
    correlationId
    hash
  }
  ${change}
`;
const audited = gql`
  fragment AuditedEvent on AuditEvent {
    id
    position
    stream
    revision
    type
    categoryName
    at
    actorId
    actorName
    impersonatedUserName
    subjectName
    channel
    sentence
    changes {
      ...LoggedChange
    }
    causationId
    correlationId
    hash
  }
  ${change}
`;
export const AllAuditEventsDocument = gql`
  query allAuditEvents($page: Int, $perPage: Int, $sortField: String, $sortOrder: String, $filter: AuditEventFilter) {
    allAuditEvents(page: $page, perPage: $perPage, sortField: $sortField, sortOrder: $sortOrder, filter: $filter) {
      items {
        ...AuditedEvent
      }
      total
      more
      next
    }
  }
  ${audited}
`;
export const AuditEventDocument: TypedDocumentNode<
  { readonly AuditEvent: AuditRow & { readonly data: unknown } },
  { readonly id: string }
> = gql`
  query AuditEvent($id: ID!) {
    AuditEvent(id: $id) {
      ...AuditedEvent
      data
    }
  }
  ${audited}
`;
export type AuditCategory = { readonly id: string; readonly name: string };
export const AuditCategoriesDocument: TypedDocumentNode<{ readonly auditCategories: readonly AuditCategory[] }> = gql`
  query auditCategories {
    auditCategories {
      id
      name
    }
  }
`;
type Cause = { readonly id: string; readonly sentence: string; readonly actorName: string };
/** The event that another one names as its cause. */
export const CauseDocument: TypedDocumentNode<
  { readonly allAuditEvents: { readonly items: readonly Cause[] } },
  { readonly eventId: string }
> = gql`
  query cause($eventId: ID!) {
    allAuditEvents(page: 0, perPage: 1, filter: { eventId: $eventId }) {
      items {
        id
        sentence
        actorName
      }
    }
  }
`;
export const EventTimelineDocument: TypedDocumentNode<
  { readonly eventTimeline: readonly AuditEntry[] },
  { readonly stream: string }
> = gql`
  query eventTimeline($stream: String!) {
    eventTimeline(stream: $stream) {
      ...LoggedEvent
    }
  }
  ${entry}
`;
type Moment = { readonly stream: string; readonly at?: string; readonly revision?: number };
export const StateAtDocument: TypedDocumentNode<{ readonly stateAt: StateAt }, Moment> = gql`
  query stateAt($stream: String!, $at: String, $revision: Int) {
    stateAt(stream: $stream, at: $at, revision: $revision) {
      stream
      revision
      at
      state
      events
    }
  }
`;
