import { gql } from '@apollo/client';

/** Where papers come from. */
export type Campus = {
  readonly name: string;
  /** Line by line; none where it is not known. */
  readonly address: readonly string[];
  readonly phone: string | null;
};
export const campusFields = gql`
  fragment CampusFields on Campus {
    name
    address
    phone
  }
`;
