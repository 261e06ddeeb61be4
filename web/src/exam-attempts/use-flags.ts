import { useState } from 'react';

const keyOf = (attemptId: string) => `exam:${attemptId}:flags`;
function stored(attemptId: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(attemptId)) ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** The questions that the student wants to look at again: this tab's own notes. */
export function useFlags(attemptId: string): {
  readonly flags: readonly string[];
  readonly toggle: (questionId: string) => void;
} {
  const [flags, setFlags] = useState(() => stored(attemptId));
  const toggle = (questionId: string) => {
    const next = flags.includes(questionId) ? flags.filter((one) => one !== questionId) : [...flags, questionId];
    setFlags(next);
    try {
      sessionStorage.setItem(keyOf(attemptId), JSON.stringify(next));
    } catch (error) {
      console.warn('The flags could not be kept in this tab.', error);
    }
  };
  return { flags, toggle };
}
