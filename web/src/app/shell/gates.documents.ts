import { gql, type TypedDocumentNode } from '@apollo/client';

export const AcceptTermsDocument: TypedDocumentNode<
  { readonly acceptTerms: { readonly _id: string; readonly termsAccepted: boolean } },
  { readonly commandId?: string }
> = gql`
  mutation acceptTerms($commandId: String) {
    acceptTerms(commandId: $commandId) {
      _id
      termsAccepted
    }
  }
`;
export const DismissAlumniWelcomeDocument: TypedDocumentNode<
  { readonly dismissAlumniWelcome: { readonly _id: string; readonly showAlumniWelcome: boolean } },
  { readonly commandId?: string }
> = gql`
  mutation dismissAlumniWelcome($commandId: String) {
    dismissAlumniWelcome(commandId: $commandId) {
      _id
      showAlumniWelcome
    }
  }
`;
