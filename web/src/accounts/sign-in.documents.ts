import { userFields } from '../lib/session/index.ts';

export const LoginOperation = `mutation loginWithPassword($email: String!, $password: String!) {
  loginWithPassword(email: $email, password: $password) { ${userFields} }
}`;

export const RecoverPasswordOperation = `mutation recoverPassword($token: String!, $newPassword: String!) {
  recoverPassword(token: $token, newPassword: $newPassword)
}`;
