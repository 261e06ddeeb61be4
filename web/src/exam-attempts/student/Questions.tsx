import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { QueueState } from '../answer-queue.ts';
import { choiceOfKey } from '../choice-of-key.ts';
import type { ExamPaperFragment, ExamTermsFragment } from '../../generated/exam-attempts/exam-attempts.ts';
import type { useFlags } from '../use-flags.ts';
import { GoodToKnow } from './GoodToKnow.tsx';
import { QuestionCard } from '../QuestionCard.tsx';
import { QuestionMap } from './QuestionMap.tsx';
import { QuestionMapButton } from './QuestionMapButton.tsx';
import { QuestionNav } from './QuestionNav.tsx';
import Card from '@mui/material/Card';

type Props = {
  readonly paper: ExamPaperFragment;
  readonly terms: ExamTermsFragment | undefined;
  readonly state: QueueState;
  readonly index: number;
  readonly flags: ReturnType<typeof useFlags>;
  /** The time is over: what was answered is being handed in, as soon as the server can be reached. */
  readonly isOver: boolean;
  readonly onQuestion: (index: number) => void;
  readonly onChoose: (questionId: string, optionId: string) => void;
  readonly onReview: () => void;
};

/** One question, the way to the others, and beside it the map. Keys work while the focus is inside. */
export function Questions({ paper, terms, state, index, flags, isOver, onQuestion, onChoose, onReview }: Props) {
  const { questions } = paper;
  const question = questions[index];
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), [index]);
  if (!question) return null;
  const isLast = index === questions.length - 1;
  const next = () => (isLast ? onReview() : onQuestion(index + 1));
  const press = (event: React.KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const choice = choiceOfKey(event.key, question.options.length);
    if (choice !== undefined && isOver) return;
    if (choice !== undefined) onChoose(question.questionId, question.options[choice]!.optionId);
    else if (event.key.toLowerCase() === 'f') flags.toggle(question.questionId);
    else if (event.key === 'ArrowRight') onQuestion(index + 1);
    else if (event.key === 'ArrowLeft') onQuestion(index - 1);
    else return;
    event.preventDefault();
  };
  const mapOf = (isTitled: boolean) => (
    <QuestionMap
      isTitled={isTitled}
      questions={questions}
      answers={state.answers}
      flags={flags.flags}
      current={index}
      onQuestion={onQuestion}
    />
  );
  return (
    <Box
      sx={{
        display: { xs: 'block', md: 'grid' },
        gridTemplateColumns: 'minmax(0,1fr) 306px',
        gap: '24px',
        pt: { xs: '12px', md: '24px' },
        alignItems: 'start',
      }}
    >
      <Box role="group" onKeyDown={press}>
        <QuestionMapButton paper={paper} state={state} index={index} onReview={onReview}>
          {mapOf(true)}
        </QuestionMapButton>
        <QuestionCard
          points={terms?.pointsPerQuestion}
          total={questions.length}
          question={question}
          number={index + 1}
          chosen={state.answers.get(question.questionId)}
          titleRef={title}
          isOver={isOver}
          onChoose={(optionId) => onChoose(question.questionId, optionId)}
        />
        <QuestionNav
          isFirst={index === 0}
          isLast={isLast}
          isFlagged={flags.flags.includes(question.questionId)}
          onPrevious={() => onQuestion(index - 1)}
          onFlag={() => flags.toggle(question.questionId)}
          onNext={next}
        />
      </Box>
      <Box component="aside" sx={{ display: { xs: 'none', md: 'flex' }, flexDirection: 'column', gap: '18px' }}>
        <Card component="section" sx={{ p: '18px' }}>
          {mapOf(false)}
        </Card>
        <GoodToKnow passMark={terms?.passMark} total={questions.length} />
      </Box>
    </Box>
  );
}
