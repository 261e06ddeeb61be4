import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';

/**
 * What is typed is taken when it is complete: on Enter, or when the field is left. Of a date each figure that is typed makes another one, in the year 2 or in
 * January, so it is the same there; one that is picked from the calendar is whole and taken at once.
 */
export function useTypedWhole(value: string, onWhole: (value: string) => void, mayBeEmpty = true) {
  const [text, setText] = useState(value);
  const isTyping = useRef(false);
  useEffect(() => setText(value), [value]);
  const take = () => {
    isTyping.current = false;
    if (text.trim() === '' && !mayBeEmpty) setText(value);
    else if (text.trim() !== value) onWhole(text.trim());
  };
  return {
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setText(target.value);
      if (target.type === 'date' && !isTyping.current && target.value !== '') onWhole(target.value);
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') take();
      // These open the calendar.
      else isTyping.current = key !== ' ' && key !== 'F4';
    },
    onBlur: take,
  };
}
