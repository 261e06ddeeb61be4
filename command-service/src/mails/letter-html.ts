import { escapeHtml } from '@paideia/events/kernel/html.ts';

const lines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>');

/** What a letter says, in its order; every word is plain text. */
type LetterParts = {
  readonly language: string;
  readonly appName: string;
  readonly subject: string;
  readonly greeting: string | undefined;
  readonly intro: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly button: { readonly text: string; readonly url: string; readonly copy: string } | undefined;
  readonly note: string | undefined;
  readonly reply: string | undefined;
  readonly footer: string;
};

// The colours of the product, light and dark, as values: mail programs know no variables.
const colours = {
  page: '#F7F9FA',
  paper: '#FFFFFF',
  ink: '#182127',
  ink2: '#4A5760',
  ink3: '#626F78',
  line: '#DCE4E9',
  bar: '#22272C',
  fill: '#8B1A2B',
};
// A long name breaks, so that a letter is never wider than its window.
const font = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;word-break:break-word";
const dark = `@media (prefers-color-scheme:dark){.page{background:#10161A!important}.paper{background:#182026!important;border-color:#2B3740!important}
.ink{color:#E9EFF2!important}.soft{color:#B3BFC6!important}.faint{color:#94A2AB!important}.bar{background:#090D10!important}.fill{background:#B03A4C!important}}`;

const text = (content: string | undefined, style: string, tone: string) =>
  content === undefined ? '' : `<p class="${tone}" style="margin:0 0 18px;${font};${style}">${lines(content)}</p>`;
const body = `font-size:15px;line-height:23px;color:${colours.ink}`;
const soft = `font-size:13px;line-height:20px;color:${colours.ink2}`;
const faint = `font-size:12px;line-height:18px;color:${colours.ink3}`;

const cell = `padding:6px 0;vertical-align:top;${font};font-size:14px;line-height:21px`;
const table = (rows: LetterParts['rows']) =>
  rows.length === 0
    ? ''
    : `<table cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 18px">${rows
        .map(
          ([label, value]) =>
            `<tr><th scope="row" class="soft" align="left" style="${cell};padding-right:18px;font-weight:600;color:${colours.ink2}">${lines(label)}</th><td class="ink" style="${cell};color:${colours.ink}">${lines(value)}</td></tr>`,
        )
        .join('')}</table>`;

const button = ({ text: words, url, copy }: NonNullable<LetterParts['button']>) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 18px"><tr><td class="fill" bgcolor="${colours.fill}" style="background:${colours.fill};border-radius:3px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;${font};font-size:15px;line-height:18px;font-weight:600;color:#FFFFFF;text-decoration:none">${escapeHtml(words)}</a></td></tr></table>` +
  `<p class="faint" style="margin:0 0 18px;${font};${faint}">${escapeHtml(copy)}<br><span style="word-break:break-all">${escapeHtml(url)}</span></p>`;

/**
 * The letter as HTML: tables and plain inline styles, as mail programs need them; nothing is loaded from anywhere. The first sentence is
 * also what a list of mails shows beside the subject.
 */
export const letterHtml = ({
  language,
  appName,
  subject,
  greeting,
  intro,
  rows,
  button: link,
  note,
  reply,
  footer,
}: LetterParts): string =>
  [
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${dark}</style></head>`,
    `<body class="page" style="margin:0;padding:0;background:${colours.page}">`,
    `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(intro)}</div>`,
    `<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${colours.page}"><tr><td align="center" style="padding:24px 12px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">`,
    `<tr><td class="bar" style="background:${colours.bar};border-radius:12px 12px 0 0;padding:15px 24px;${font};font-size:16px;line-height:24px;font-weight:600;color:#FFFFFF">${escapeHtml(appName)}</td></tr>`,
    `<tr><td class="paper" style="background:${colours.paper};border:1px solid ${colours.line};border-top:0;border-radius:0 0 12px 12px;padding:24px 24px 6px">`,
    `<h1 class="ink" style="margin:0 0 18px;${font};font-size:20px;line-height:26px;font-weight:650;color:${colours.ink}">${escapeHtml(subject)}</h1>`,
    text(greeting, body, 'ink'),
    text(intro, body, 'ink'),
    table(rows),
    link ? button(link) : '',
    text(note, soft, 'soft'),
    text(reply, soft, 'soft'),
    `</td></tr><tr><td class="faint" style="padding:15px 24px;${font};${faint}">${lines(footer)}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('');
