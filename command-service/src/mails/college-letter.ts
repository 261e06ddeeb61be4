import { collegeMailTexts as texts } from '@paideia/events/mails/college-mail.messages.ts';
import type { Content, Params } from './content.ts';
import { say, type Wording } from '../translations/wording.rules.ts';

const newsLetter = (wording: Wording, params: Params): Content => ({
  subject: params.title ?? '',
  intro: say(wording, texts.newsIntro, params),
  rows: [],
  open: say(wording, texts.newsButton),
  note: say(wording, texts.newsNote),
});

/** To graduates, of news, and about requests within the house. */
export const collegeContents = {
  alumniWelcome: (wording: Wording, params: Params): Content => ({
    subject: say(wording, texts.alumniSubject, params),
    intro: say(wording, texts.alumniIntro, params),
    rows: [],
    open: say(wording, texts.alumniButton),
  }),
  newsPublished: newsLetter,
  alumniNews: newsLetter,
  digest: (wording: Wording): Content => ({
    subject: say(wording, texts.digestSubject),
    intro: say(wording, texts.digestIntro),
    rows: [],
    open: say(wording, texts.digestButton),
    note: say(wording, texts.digestNote),
  }),
  ministryPending: (wording: Wording, params: Params): Content => ({
    subject: say(wording, texts.ministryPendingSubject, params),
    intro: say(wording, texts.ministryPendingIntro, params),
    rows: [[say(wording, texts.ministry), params.ministry ?? '']],
    open: say(wording, texts.ministryButton),
  }),
  ministryApproved: (wording: Wording, params: Params): Content => ({
    subject: say(wording, texts.ministryApprovedSubject, params),
    intro: say(wording, texts.ministryApprovedIntro, params),
    rows: [[say(wording, texts.ministry), params.ministry ?? '']],
    open: say(wording, texts.ministryButton),
  }),
  requestAnswered: (wording: Wording, { request = '', answer = '' }: Params): Content => ({
    subject: say(wording, texts.requestSubject),
    intro: say(wording, texts.requestIntro),
    rows: [
      [say(wording, texts.request), request],
      [say(wording, texts.requestAnswer), answer],
    ],
    open: say(wording, texts.requestButton),
  }),
};
