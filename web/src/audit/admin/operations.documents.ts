import { gql, type TypedDocumentNode } from '@apollo/client';

export type CheckpointRow = {
  readonly name: string;
  readonly version: number;
  readonly position: number;
  readonly lag: number;
  readonly behindSeconds: number;
  readonly parked: number;
  readonly rebuilding: number | null;
};
export type ReplayRow = {
  readonly id: string;
  readonly projectionName: string;
  readonly state: 'running' | 'cancelled' | 'done' | 'failed';
  readonly startedAt: string;
  readonly startedBy: string | null;
  readonly events: number | null;
  readonly documents: number | null;
  readonly checksum: string | null;
  readonly reason: string | null;
};
export type ParkedRow = {
  readonly id: string;
  readonly source: string;
  readonly name: string;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly reason: string;
  readonly isWaiting: boolean;
};
export type VerificationRow = {
  readonly finishedAt: string;
  readonly by: string | null;
  readonly isWhole: boolean;
  readonly events: number | null;
  readonly models: number;
  readonly documents: number;
  readonly findings: readonly string[];
};
export type OperationsData = {
  readonly checkpoints: readonly CheckpointRow[];
  readonly replays: readonly ReplayRow[];
  readonly operations: {
    readonly head: number;
    readonly parked: readonly ParkedRow[];
    readonly waitingReactions: readonly string[];
    readonly verification: VerificationRow | null;
    readonly verifying: { readonly part: string | null; readonly share: number } | null;
    readonly backup: {
      readonly finishedAt: string;
      readonly events: number;
      readonly bytes: number;
      readonly hasSecrets: boolean;
    } | null;
  };
};
export const OperationsDocument: TypedDocumentNode<OperationsData, Record<string, never>> = gql`
  query operations {
    checkpoints {
      name
      version
      position
      lag
      behindSeconds
      parked
      rebuilding
    }
    replays(limit: 10) {
      id
      projectionName
      state
      startedAt
      startedBy
      events
      documents
      checksum
      reason
    }
    operations {
      head
      parked {
        id
        source
        name
        stream
        revision
        type
        reason
        isWaiting
      }
      waitingReactions
      verification {
        finishedAt
        by
        isWhole
        events
        models
        documents
        findings
      }
      verifying {
        part
        share
      }
      backup {
        finishedAt
        events
        bytes
        hasSecrets
      }
    }
  }
`;
type Named = { readonly projectionName: string; readonly commandId?: string };
type Plain = { readonly commandId?: string };
export const StartReplayDocument: TypedDocumentNode<{ readonly startReplay: boolean }, Named> = gql`
  mutation startReplay($projectionName: String!, $commandId: String) {
    startReplay(projectionName: $projectionName, commandId: $commandId)
  }
`;
export const CancelReplayDocument: TypedDocumentNode<{ readonly cancelReplay: boolean }, Named> = gql`
  mutation cancelReplay($projectionName: String!, $commandId: String) {
    cancelReplay(projectionName: $projectionName, commandId: $commandId)
  }
`;
export const StartVerificationDocument: TypedDocumentNode<{ readonly startVerification: boolean }, Plain> = gql`
  mutation startVerification($commandId: String) {
    startVerification(commandId: $commandId)
  }
`;
export const CancelVerificationDocument: TypedDocumentNode<{ readonly cancelVerification: boolean }, Plain> = gql`
  mutation cancelVerification($commandId: String) {
    cancelVerification(commandId: $commandId)
  }
`;
export const RetryParkedDocument: TypedDocumentNode<{ readonly retryParkedReactions: boolean }, Plain> = gql`
  mutation retryParkedReactions($commandId: String) {
    retryParkedReactions(commandId: $commandId)
  }
`;
export const ResumeReactionsDocument: TypedDocumentNode<{ readonly resumeReactions: boolean }, Plain> = gql`
  mutation resumeReactions($commandId: String) {
    resumeReactions(commandId: $commandId)
  }
`;
