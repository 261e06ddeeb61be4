import { useApolloClient } from '@apollo/client';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { intentions } from '../lib/data/index.ts';
import { answerQueue, type AnswerQueue, type Outcome, type QueueState } from './answer-queue.ts';
import { isRefusal } from './is-refusal.ts';
import {
  ExamHeartbeatDocument,
  SaveExamAnswerDocument,
  type ExamPaperFragment,
} from '../generated/exam-attempts/exam-attempts.ts';

const beatEvery = 30_000;

/**
 * The answers of an attempt while it is written: kept, sent, sent again; and the sign of life every 30 seconds.
 * @param onRefused the server takes no answers any more
 */
export function useExamRun(
  { _id: attemptId, questions }: ExamPaperFragment,
  onRefused: () => void,
): { readonly queue: AnswerQueue; readonly state: QueueState } {
  const client = useApolloClient();
  const [queue] = useState(() => {
    const ids = new Map<string, ReturnType<typeof intentions>>();
    const send = async (questionId: string, optionId: string): Promise<Outcome> => {
      const ofQuestion = ids.get(questionId) ?? intentions();
      ids.set(questionId, ofQuestion);
      try {
        await client.mutate({
          mutation: SaveExamAnswerDocument,
          variables: { attemptId, questionId, optionId, commandId: ofQuestion.idFor(optionId) },
          fetchPolicy: 'no-cache',
        });
        ofQuestion.succeeded();
        return 'saved';
      } catch (error) {
        return isRefusal(error) ? 'refused' : 'unreachable';
      }
    };
    const saved = new Map(
      questions.flatMap(({ questionId, given }) => (given === null ? [] : [[questionId, given] as const])),
    );
    return answerQueue({ attemptId, saved, send, onRefused });
  });
  useEffect(() => {
    const beat = () =>
      client.mutate({ mutation: ExamHeartbeatDocument, variables: { attemptId }, fetchPolicy: 'no-cache' }).then(
        ({ data }) => (data?.examHeartbeat.open === false ? onRefused() : queue.reached(true)),
        (error: unknown) => (isRefusal(error) ? onRefused() : queue.reached(false)),
      );
    const online = () => void beat();
    const offline = () => queue.reached(false);
    void beat();
    void queue.flush();
    const timer = setInterval(() => void beat(), beatEvery);
    addEventListener('online', online);
    addEventListener('offline', offline);
    return () => {
      clearInterval(timer);
      removeEventListener('online', online);
      removeEventListener('offline', offline);
    };
  }, [client, attemptId, queue, onRefused]);
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  return useMemo(() => ({ queue, state }), [queue, state]);
}
