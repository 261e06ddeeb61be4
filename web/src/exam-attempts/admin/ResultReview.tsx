import { useId, useState } from 'react';
import { gradesExams } from '@paideia/events/exam-attempts/exam-attempt.permissions.ts';
import { useRefreshed } from '../../console/forms/index.ts';
import { RecordPanel } from '../../console/list/RecordPanel.tsx';
import { useActs } from '../../lib/forms/index.ts';
import { Avatar, FactList } from '../../lib/ui/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { dateTime, dayOf, fullDate, number, useMessages } from '../../lib/i18n/index.ts';
import { LockedTermNotice, useLockedTerm } from '../../groups/term-locks.parts.ts';
import { ActForm, type ActKind } from './ActForm.tsx';
import { CorrectQuestionDialog } from './CorrectQuestionDialog.tsx';
import { AnswerList } from './AnswerList.tsx';
import { ResultButtons } from './ResultButtons.tsx';
import { ResultChips } from './ResultChips.tsx';
import {
  ExamResultDocument,
  type StaffResultDetailFragment,
} from '../../generated/exam-attempts/admin/exam-result-admin.ts';
import { assessmentsMessages } from '../assessments.messages.ts';
import { grantText } from '../grant-text.ts';
import { resultsAdminMessages } from './exam-results-admin.messages.ts';
import { score } from './result-score.ts';
import { EventHistory, Calculation } from '../../lib/why/index.ts';

/** One attempt beside the list: its score and the rule behind it, every answer, its history, and what can be done about it. */
export function ResultReview({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useMessages(resultsAdminMessages);
  const remote = useRemote(ExamResultDocument, { id }, ({ ExamResult }) => ExamResult);
  const acts = useActs(remote.again, useRefreshed());
  const refreshed = useRefreshed();
  const user = useUser();
  const [kind, setKind] = useState<ActKind>();
  const [wrong, setWrong] = useState<string>();
  const result = remote.data?.id === id ? remote.data : undefined;
  const locked = useLockedTerm(result?.groupId, result);
  const why = useId();
  const name = result?.studentName ?? t('erased');
  // Nobody decides about the own points.
  const corrects = ({ regionId, userId }: StaffResultDetailFragment) =>
    userId !== user._id && may(user, gradesExams, { regionId });
  const ask = (wanted: ActKind) => {
    acts.forget();
    setKind(wanted);
  };
  return (
    <>
      <RecordPanel
        id={id}
        remote={{ ...remote, data: result }}
        gone={t('gone')}
        isOvertaken={acts.isOvertaken && kind === undefined}
        title={result ? name : t('result')}
        caption={result?.groupName}
        icon={result && <Avatar name={name} size={36} />}
        onClose={onClose}
        footer={result && <ResultButtons result={result} onAsk={ask} barredBy={locked && why} />}
      >
        {(loaded) => (
          <>
            {locked && <LockedTermNotice id={why} term={locked} />}
            <Facts result={loaded} />
            <Calculation key={loaded._revision} kind="examResult" id={loaded.id} />
            {loaded.answers.length > 0 && (
              <AnswerList answers={loaded.answers} onCorrect={!locked && corrects(loaded) ? setWrong : undefined} />
            )}
            <EventHistory kind="examResult" id={loaded.id} revision={loaded._revision} />
          </>
        )}
      </RecordPanel>
      {result && wrong !== undefined && (
        <CorrectQuestionDialog
          examId={result.examId}
          examTitle={result.examTitle}
          groupId={result.groupId}
          version={result.version}
          questionId={wrong}
          again={() => Promise.all([remote.again(), refreshed()])}
          onClose={() => setWrong(undefined)}
        />
      )}
      {result && kind && (
        <ActForm
          key={kind}
          kind={kind}
          result={result}
          acts={acts}
          again={remote.again}
          onClose={() => setKind(undefined)}
        />
      )}
    </>
  );
}

function Facts({ result }: { readonly result: StaffResultDetailFragment }) {
  const t = useMessages(resultsAdminMessages);
  const list = useMessages(assessmentsMessages);
  const { scaledFrom } = result;
  return (
    <FactList
      facts={[
        [
          t('exam'),
          <b key="exam" style={{ fontWeight: 600 }}>
            {result.examTitle}
          </b>,
        ],
        [t('course'), result.courseTitle],
        [t('attempt'), t('attemptOf', { n: number(result.attempt), allowed: number(result.attemptsAllowed) })],
        [t('result'), <ResultChips key="chips" result={result} />],
        [
          t('score'),
          <>
            <b style={{ fontWeight: 600 }}>{score(result.score)}</b>{' '}
            {scaledFrom !== null && t('scaledFrom', { score: score(scaledFrom) })}
          </>,
        ],
        [t('when'), dateTime(result.at, result.timeZone)],
        [
          t('extraAttempts'),
          result.extraAttempts.length > 0 &&
            result.extraAttempts.map((grant) => (
              <div key={grant.at}>
                {grantText(list, grant, fullDate(dayOf(grant.at, result.timeZone)))}
                {grant.reason && <span style={{ color: 'var(--ink-2)' }}>: {grant.reason}</span>}
              </div>
            )),
        ],
      ]}
    />
  );
}
