import { useApolloClient } from '@apollo/client';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { errorCode } from '../kernel/errors.ts';
import { intentions } from '../kernel/use-command.ts';
import { answerQueue, type AnswerQueue, type Outcome, type QueueState } from './answer-queue.ts';
import { ExamHeartbeatDocument, SaveExamAnswerDocument, type ExamPaper } from './exam-attempts.documents.ts';

const beatEvery = 30_000;
/** Codes that say nothing of the attempt: the same call may succeed a moment later. */
const passing = new Set(['unavailable', 'http', 'conflict', 'unknown', 'tooMany']);
const isPassing = (error: unknown) => passing.has(errorCode(error) ?? 'unavailable');

/**
 * The answers of an attempt while it is written: kept, sent, sent again; and the sign of life every 30 seconds.
 * @param onRefused the server takes no answers any more
 */
export function useExamRun({ attemptId, answers }: ExamPaper, onRefused: () => void): { readonly queue: AnswerQueue; readonly state: QueueState } {
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
        return isPassing(error) ? 'unreachable' : 'refused';
      }
    };
    const saved = Object.fromEntries(answers.map(({ questionId, optionId }) => [questionId, optionId]));
    return answerQueue({ attemptId, saved, send, onRefused });
  });
  useEffect(() => {
    const beat = () =>
      client.mutate({ mutation: ExamHeartbeatDocument, variables: { attemptId }, fetchPolicy: 'no-cache' }).then(
        () => queue.reached(true),
        (error: unknown) => (isPassing(error) ? queue.reached(false) : onRefused()),
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
