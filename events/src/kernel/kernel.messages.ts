import { defineMessages } from './messages.ts';

/** What every service may answer, whatever was asked. */
export const kernelMessages = defineMessages({
  sessionNone: {
    id: 'session.none',
    defaultMessage: 'Context userId not found',
    description: 'Fixed phrase of the contract: there is no session',
  },
  sessionOver: {
    id: 'session.over',
    defaultMessage: 'Token expired',
    description: 'Fixed phrase of the contract: the session is known but over',
  },
  sessionBroken: {
    id: 'session.broken',
    defaultMessage: 'cookie is not defined',
    description: 'Fixed phrase of the contract: the session cookie is not one of ours',
  },
  sessionUserGone: {
    id: 'session.userGone',
    defaultMessage: 'User not found',
    description: 'Fixed phrase of the contract: the account is gone',
  },
  noAccess: {
    id: 'noAccess',
    defaultMessage: 'No Access',
    description: 'Fixed phrase of the contract: the role or the region does not allow it',
  },
  notFound: {
    id: 'notFound',
    defaultMessage: 'This is not here, or it is not yours to see.',
    description: 'A record that is absent, or that the person may not know of',
  },
  invalid: {
    id: 'invalid',
    defaultMessage: 'Please check what you entered.',
    description: 'Something that was sent has the wrong shape',
  },
  conflict: {
    id: 'conflict',
    defaultMessage: 'Someone else changed this record. Reload and try again.',
    description: 'The record has moved on since the person saw it; nothing was saved',
  },
  commandIdReused: {
    id: 'commandIdReused',
    defaultMessage: 'This was already sent with other content. Reload and try again.',
    description: 'One command id was used for two different contents',
  },
  unavailable: {
    id: 'unavailable',
    defaultMessage: 'The service is busy. Please try again in a moment.',
    description: 'A store or a service cannot be reached; trying again is safe',
  },
  storageFull: {
    id: 'storageFull',
    defaultMessage: 'There is no room left for files. What has arrived is kept: go on when there is room again.',
    description: 'The storage of files, or the disk that it lies on, is full',
  },
  unexpected: {
    id: 'unexpected',
    defaultMessage: 'Oops, something went wrong ({id})',
    description: 'A fault of ours; the id finds it in the logs',
  },
  methodNotAllowed: {
    id: 'request.methodNotAllowed',
    defaultMessage: 'Only POST requests are accepted here.',
    description: 'GraphQL was asked for by another HTTP method',
  },
  foreignOrigin: {
    id: 'request.foreignOrigin',
    defaultMessage: 'This request came from another site.',
    description: 'The Origin header names another site or none that can be trusted',
  },
  wrongType: {
    id: 'request.wrongType',
    defaultMessage: 'Only JSON is accepted here.',
    description: 'The content type is not application/json',
  },
  tooLarge: {
    id: 'request.tooLarge',
    defaultMessage: 'The request is too large.',
    description: 'The body is over 1 MB',
  },
  malformed: {
    id: 'request.malformed',
    defaultMessage: 'The request could not be read.',
    description: 'The body is not JSON, or the document is not GraphQL of this schema',
  },
  tooComplex: {
    id: 'request.tooComplex',
    defaultMessage: 'The request asks for too much at once.',
    description: 'A document beyond the limits of depth, aliases, fields or page size',
  },
  notRegistered: {
    id: 'request.notRegistered',
    defaultMessage: 'This operation is not offered.',
    description: 'In production: neither an operation of the contract nor one of the web build',
  },
  notAlone: {
    id: 'request.notAlone',
    defaultMessage: 'Sign-in must be sent by itself.',
    description: 'A sign-in together with other fields, or several in one document',
  },
  tooMany: {
    id: 'request.tooMany',
    defaultMessage: 'Too many requests. Please wait a moment.',
    description: 'The rate limit of a session or an address',
  },
});
