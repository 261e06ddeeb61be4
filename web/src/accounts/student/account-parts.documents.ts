import { gql, type TypedDocumentNode } from '@apollo/client';

export type OwnSession = {
  readonly _id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly channel: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly isPresent: boolean;
};
export type CalendarState = { readonly isOffered: boolean; readonly isConnected: boolean };
type None = Readonly<Record<string, never>>;

export const MySessionsDocument: TypedDocumentNode<{ readonly mySessions: readonly OwnSession[] }, None> = gql`
  query mySessions {
    mySessions {
      _id
      browser
      system
      channel
      createdAt
      lastSeenAt
      isPresent
    }
  }
`;
export const EndSessionDocument: TypedDocumentNode<{ readonly endSession: boolean }, { readonly _id: string }> = gql`
  mutation endSession($_id: ID!) {
    endSession(_id: $_id)
  }
`;
export const EndOtherSessionsDocument: TypedDocumentNode<{ readonly endOtherSessions: number }, None> = gql`
  mutation endOtherSessions {
    endOtherSessions
  }
`;
export const CalendarConnectionDocument: TypedDocumentNode<{ readonly calendarConnection: CalendarState }, None> = gql`
  query calendarConnection {
    calendarConnection {
      isOffered
      isConnected
    }
  }
`;
export const DisconnectGoogleCalendarDocument: TypedDocumentNode<
  { readonly disconnectGoogleCalendar: CalendarState },
  { readonly commandId?: string }
> = gql`
  mutation disconnectGoogleCalendar($commandId: String) {
    disconnectGoogleCalendar(commandId: $commandId) {
      isOffered
      isConnected
    }
  }
`;
