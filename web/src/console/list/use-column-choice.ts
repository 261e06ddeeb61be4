import { useResourceContext, useStore } from 'react-admin';

/** The columns that a person has hidden, and the places of all of them. */
export type ColumnChoice = { readonly hidden: readonly string[]; readonly ranks: readonly number[] | undefined };
const none: readonly string[] = [];

/** What is chosen of the list's columns, under the names by which react-admin's table looks for it. */
export function useColumnChoice(): readonly [choice: ColumnChoice, choose: (choice: ColumnChoice) => void] {
  const resource = useResourceContext();
  const [hidden, setHidden] = useStore<readonly string[]>(`${resource}.datatable`, none);
  const [ranks, setRanks] = useStore<readonly number[] | undefined>(`${resource}.datatable_columnRanks`);
  const choose = (choice: ColumnChoice) => {
    setHidden(choice.hidden);
    setRanks(choice.ranks);
  };
  return [{ hidden, ranks }, choose];
}
