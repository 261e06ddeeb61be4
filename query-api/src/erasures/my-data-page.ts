import { auditFields } from '@paideia/events/catalogue.ts';
import { myDataFields } from '@paideia/events/erasures/my-data-field.messages.ts';
import { escapeHtml } from '@paideia/events/kernel/html.ts';
import { languageTag } from '@paideia/events/kernel/messages.ts';
import type { Formatter } from '../kernel/log/formatter.ts';
import type { ExportItem } from '../kernel/export/part.ts';

/** The brand's look, also on paper and in the dark; nothing is loaded and nothing runs. */
const style = `
:root{color-scheme:light dark;--page:#F7F9FA;--paper:#fff;--ink:#182127;--ink-2:#4A5760;--line:#DCE4E9;--primary:#8B1A2B;--link:#0F6A80}
@media (prefers-color-scheme:dark){:root{--page:#10161A;--paper:#182026;--ink:#E9EFF2;--ink-2:#B3BFC6;--line:#2B3740;--primary:#F3A5AF;--link:#7FCBDD}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:16px/24px system-ui,sans-serif}
main{max-width:960px;margin:0 auto;padding:24px 18px 48px}h1{color:var(--primary);font-size:28px;line-height:36px;margin:0 0 6px}
h2{font-size:20px;line-height:28px;margin:0 0 3px}p{margin:0 0 12px;color:var(--ink-2)}nav ul{columns:3 200px;padding:0 0 0 18px}
a{color:var(--link)}section{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:15px 18px;margin:18px 0}
dl{display:grid;grid-template-columns:minmax(120px,220px) minmax(0,1fr);gap:3px 12px;margin:0;padding:9px 0;border-top:1px solid var(--line)}
dt{color:var(--ink-2)}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
@media (max-width:500px){dl{grid-template-columns:minmax(0,1fr)}dd{margin-bottom:6px}}
@media print{body{background:#fff;font-size:11pt}section{border:0;padding:0}nav{display:none}dl{break-inside:avoid}}`;

type Head = { readonly locale: string; readonly title: string; readonly below: string };
export const pageHead = ({ locale, title, below }: Head): string =>
  `<!doctype html><html lang="${languageTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(below)}</p>`;
export const pageEnd = '</main></body></html>\n';

/** As the log calls the field, else as the page does, else its name in words. */
const labelOf = (field: string, { text }: Formatter): string => {
  if (Object.hasOwn(auditFields, field)) return text(`audit.field.${field}`);
  if (Object.hasOwn(myDataFields, field)) return text(`myData.field.${field}`);
  const words = field
    .replace(/^_/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
function said(value: unknown, formatter: Formatter): string {
  if (Array.isArray(value))
    return value
      .map((one) => said(one, formatter))
      .filter(Boolean)
      .join('\n');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([field, one]) => [field, said(one, formatter)] as const)
      .filter(([, one]) => one !== '')
      .map(([field, one]) => `${labelOf(field, formatter)}: ${one}`)
      .join('; ');
  if (typeof value === 'boolean') return formatter.value(value ? 'yes' : 'no');
  if (typeof value !== 'string') return typeof value === 'number' ? String(value) : '';
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatter.date(value);
  return /^\d{4}-\d\d-\d\dT/.test(value) ? formatter.instant(value) : formatter.value(value);
}
/** A picture is in the page itself, and an address of ours is followed; everything else is text. */
function htmlOf(field: string, value: string, label: string): string {
  if (/^data:image\/jpeg;base64,[A-Za-z0-9+/=]+$/.test(value)) return `<img src="${value}" alt="" width="192">`;
  const text = escapeHtml(value);
  return field === 'download' && /^https?:/.test(value) ? `<a href="${text}">${label}</a>` : text;
}
/** One entry; what is empty is left out. */
export const itemOf = (item: ExportItem, formatter: Formatter): string => {
  const rows = Object.entries(item).map(([field, value]) => [field, said(value, formatter)] as const);
  const filled = rows
    .filter(([, value]) => value !== '')
    .map(([field, value]) => {
      const label = escapeHtml(labelOf(field, formatter));
      return `<dt>${label}</dt><dd>${htmlOf(field, value, label)}</dd>`;
    });
  return `<dl>${filled.join('')}</dl>`;
};
