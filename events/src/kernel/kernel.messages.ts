import { defineMessages } from './messages.ts';

/** What every service may answer, whatever was asked. */
export const kernelMessages = defineMessages('request', {
  sessionNone: ['Context userId not found', 'Fixed phrase of the contract: there is no session', 'session.none'],
  sessionOver: ['Token expired', 'Fixed phrase of the contract: the session is known but over', 'session.over'],
  sessionBroken: [
    'cookie is not defined',
    'Fixed phrase of the contract: the session cookie is not one of ours',
    'session.broken',
  ],
  sessionUserGone: ['User not found', 'Fixed phrase of the contract: the account is gone', 'session.userGone'],
  noAccess: ['No Access', 'Fixed phrase of the contract: the role or the region does not allow it', 'noAccess'],
  notFound: [
    'This is not here, or it is not yours to see.',
    'A record that is absent, or that the person may not know of',
    'notFound',
  ],
  invalid: ['Please check what you entered.', 'Something that was sent has the wrong shape', 'invalid'],
  conflict: [
    'Someone else changed this record. Reload and try again.',
    'The record has moved on since the person saw it; nothing was saved',
    'conflict',
  ],
  commandIdReused: [
    'This was already sent with other content. Reload and try again.',
    'One command id was used for two different contents',
    'commandIdReused',
  ],
  unavailable: [
    'The service is busy. Please try again in a moment.',
    'A store or a service cannot be reached; trying again is safe',
    'unavailable',
  ],
  storageFull: [
    'There is no room left for files. What has arrived is kept: go on when there is room again.',
    'The storage of files, or the disk that it lies on, is full',
    'storageFull',
  ],
  tooBroad: [
    'Too many records would have to be looked through. Filter for fewer and try again.',
    'A list whose filters no index answers, where thousands of records stand; fewer days or one region help',
    'tooBroad',
  ],
  unexpected: ['Oops, something went wrong ({id})', 'A fault of ours; the id finds it in the logs', 'unexpected'],
  methodNotAllowed: ['Only POST requests are accepted here.', 'GraphQL was asked for by another HTTP method'],
  foreignOrigin: [
    'This request came from another site.',
    'The Origin header names another site or none that can be trusted',
  ],
  wrongType: ['Only JSON is accepted here.', 'The content type is not application/json'],
  tooLarge: ['The request is too large.', 'The body is over 1 MB'],
  malformed: ['The request could not be read.', 'The body is not JSON, or the document is not GraphQL of this schema'],
  tooComplex: [
    'The request asks for too much at once.',
    'A document beyond the limits of depth, aliases, fields or page size',
  ],
  notRegistered: [
    'This operation is not offered any more. This page may be of an earlier version of the site: load it anew.',
    'In production: neither an operation of the contract nor one of the web build, as of a page that was opened before the site was renewed',
  ],
  notAlone: ['Sign-in must be sent by itself.', 'A sign-in together with other fields, or several in one document'],
  tooMany: ['Too many requests. Please wait a moment.', 'The rate limit of a session or an address'],
});
