import { useCallback, useEffect, useRef } from 'react';
import { useCommand } from '../lib/data/index.ts';
import { useMessages } from '../lib/i18n/index.ts';
import { notify, notifyError } from '../lib/ui/index.ts';
import { SubmitExamAttemptDocument } from '../generated/exam-attempts/exam-attempts.ts';
import type { AnswerQueue } from './answer-queue.ts';
import { examAttemptsMessages } from './exam-attempts.messages.ts';
import { isRefusal } from './is-refusal.ts';

const againAfter = 3_000;

/**
 * Hands an attempt in: on request once, and when the time is over again and again until the server has answered, for it still takes for a
 * while what a lost connection held back.
 * @param onEnded the attempt is over, handed in or refused
 */
export function useHandingIn(
  attemptId: string,
  queue: AnswerQueue,
  onEnded: () => void,
): { readonly submit: () => Promise<void>; readonly timeOver: () => Promise<void>; readonly isBusy: boolean } {
  const t = useMessages(examAttemptsMessages);
  const { run, isBusy } = useCommand(SubmitExamAttemptDocument);
  const isGone = useRef(false);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      clearTimeout(retry.current);
    };
  }, []);
  /** Answers whether the server did, with yes or with no. */
  const send = useCallback(async (): Promise<boolean> => {
    try {
      // An answer that was refused has ended the attempt already; one that did not arrive says that there is no connection.
      if (!(await queue.flush())) return queue.state().offlineSince === null;
      await run({ attemptId });
    } catch (error) {
      // A refusal means that the attempt ended otherwise; its result says how.
      if (!isRefusal(error)) {
        queue.reached(false);
        return false;
      }
      notifyError(error);
    }
    queue.stop();
    onEnded();
    return true;
  }, [attemptId, queue, run, onEnded]);
  const submit = async () => {
    if (!(await send())) notifyError(t('notSubmitted'));
  };
  const sendLater = () => {
    retry.current = setTimeout(
      () => void send().then((isAnswered) => isAnswered || isGone.current || sendLater()),
      againAfter,
    );
  };
  const timeOver = async () => {
    notify(t('timeOver'));
    if (await send()) return;
    notifyError(t('notSubmitted'));
    if (!isGone.current) sendLater();
  };
  return { submit, timeOver, isBusy };
}
