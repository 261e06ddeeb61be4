import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

type Typed = { readonly isTyped: boolean; readonly tell: (isTyped: boolean) => void };
const TypedContext = createContext<Typed>({ isTyped: false, tell: () => undefined });

/** What is done with a record from the head of its page learns here whether something is typed into the form below it. */
export function TypedOnPage({ children }: { readonly children: ReactNode }) {
  const [isTyped, tell] = useState(false);
  const typed = useMemo(() => ({ isTyped, tell }), [isTyped]);
  return <TypedContext value={typed}>{children}</TypedContext>;
}
export const useTypedOnPage = (): Typed => useContext(TypedContext);
