import { collegeMailTexts as texts } from '@paideia/events/mails/college-mail.messages.ts';
import type { Content, Params } from './content.ts';
import { say } from './texts.ts';

const newsLetter = (locale: string, params: Params): Content => ({
  subject: params.title ?? '',
  intro: say(locale, texts.newsIntro, params),
  rows: [],
  open: say(locale, texts.newsButton),
  note: say(locale, texts.newsNote),
});

/** To graduates, of news, and about requests within the house. */
export const collegeContents = {
  alumniWelcome: (locale: string, params: Params): Content => ({
    subject: say(locale, texts.alumniSubject, params),
    intro: say(locale, texts.alumniIntro, params),
    rows: [],
    open: say(locale, texts.alumniButton),
  }),
  newsPublished: newsLetter,
  alumniNews: newsLetter,
  digest: (locale: string): Content => ({
    subject: say(locale, texts.digestSubject),
    intro: say(locale, texts.digestIntro),
    rows: [],
    open: say(locale, texts.digestButton),
    note: say(locale, texts.digestNote),
  }),
  requestAnswered: (locale: string, { request = '', answer = '' }: Params): Content => ({
    subject: say(locale, texts.requestSubject),
    intro: say(locale, texts.requestIntro),
    rows: [
      [say(locale, texts.request), request],
      [say(locale, texts.requestAnswer), answer],
    ],
    open: say(locale, texts.requestButton),
  }),
};
