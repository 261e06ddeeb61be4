import { useApolloClient } from '@apollo/client';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { intentions } from '../lib/data/index.ts';
import { answerQueue, type AnswerQueue, type Outcome, type QueueState } from './answer-queue.ts';
import { isElsewhere, isRefusal } from './is-refusal.ts';
import {
  ExamHeartbeatDocument,
  SaveExamAnswerDocument,
  type ExamPaperFragment,
} from '../generated/exam-attempts/exam-attempts.ts';

const beatEvery = 30_000;

type Ends = {
  /** The server takes no answers any more. */
  readonly onRefused: () => void;
  /** Another page has the attempt by now; answers that were given here may not have arrived. */
  readonly onElsewhere: (isUnsaved: boolean) => void;
};
function giveUp(queue: AnswerQueue, { onElsewhere }: Ends) {
  queue.stop();
  onElsewhere(queue.state().waiting.length > 0);
}

/**
 * The answers of an attempt while it is written: kept, sent, sent again; and the sign of life every 30 seconds. By `pageId` the server knows the page from another
 * that was opened later, on another device, and has the attempt from then on; it says so to the next answer and the next sign of life.
 */
export function useExamRun(
  { _id: attemptId, questions }: ExamPaperFragment,
  pageId: string,
  ends: Ends,
): { readonly queue: AnswerQueue; readonly state: QueueState } {
  const client = useApolloClient();
  const hasTaken = useRef(false);
  // The page is drawn with every answer; what is done at its end must not make it tell, and send, anew each time.
  const told = useRef(ends);
  useEffect(() => {
    told.current = ends;
  });
  const beat = useRef<() => Promise<boolean>>(async () => Promise.resolve(true));
  const [queue] = useState(() => {
    const ids = new Map<string, ReturnType<typeof intentions>>();
    const send = async (questionId: string, optionId: string): Promise<Outcome> => {
      // Before the server knows that this page has the attempt it would take nothing from it. While the connection was gone another device may have gone on: what
      // waits here is older than what was answered there.
      const isCertain = hasTaken.current && queue.state().offlineSince === null;
      if (!isCertain && !(await beat.current())) return 'unreachable';
      const ofQuestion = ids.get(questionId) ?? intentions();
      ids.set(questionId, ofQuestion);
      try {
        await client.mutate({
          mutation: SaveExamAnswerDocument,
          variables: { attemptId, pageId, questionId, optionId, commandId: ofQuestion.idFor(optionId) },
          fetchPolicy: 'no-cache',
        });
        ofQuestion.succeeded(optionId);
        return 'saved';
      } catch (error) {
        if (isRefusal(error)) return 'refused';
        if (isElsewhere(error)) giveUp(queue, told.current);
        return 'unreachable';
      }
    };
    const saved = new Map(
      questions.flatMap(({ questionId, given }) => (given === null ? [] : [[questionId, given] as const])),
    );
    return answerQueue({
      attemptId,
      saved,
      send,
      onRefused: () => told.current.onRefused(),
    });
  });
  useEffect(() => {
    /** Answers whether the attempt is still this page's. */
    const tell = async (): Promise<boolean> => {
      try {
        const variables = { attemptId, pageId, takes: !hasTaken.current };
        const { data } = await client.mutate({ mutation: ExamHeartbeatDocument, variables, fetchPolicy: 'no-cache' });
        hasTaken.current = true;
        if (data?.examHeartbeat.open === false) told.current.onRefused();
        else if (data?.examHeartbeat.here === false) giveUp(queue, told.current);
        else {
          queue.reached(true);
          return true;
        }
      } catch (error) {
        if (isRefusal(error)) told.current.onRefused();
        else queue.reached(false);
      }
      return false;
    };
    beat.current = tell;
    const online = () => void tell();
    const offline = () => queue.reached(false);
    // Whoever comes back to this page from another device learns at once that the attempt is there.
    const seen = () => document.visibilityState === 'visible' && void tell();
    void tell().then(queue.flush);
    const timer = setInterval(() => void tell(), beatEvery);
    addEventListener('online', online);
    addEventListener('offline', offline);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [client, attemptId, pageId, queue]);
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  return useMemo(() => ({ queue, state }), [queue, state]);
}
