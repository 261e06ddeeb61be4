/** Somebody is enrolled from a day on, up to the day on which it ends. */
export type EnrolmentSpan = { readonly from: string; readonly to: string | null };
type Spans = readonly EnrolmentSpan[];

const lastChanged = (spans: Spans, to: (last: EnrolmentSpan) => EnrolmentSpan): Spans =>
  spans.map((span, n) => (n === spans.length - 1 ? to(span) : span));
const earlier = (one: string, other: string): string => (one < other ? one : other);

/** An enrolment that begins before the former one was over goes on with it, so that nobody counts twice. */
export function started(spans: Spans, date: string): Spans {
  const isOver = ({ to }: EnrolmentSpan) => to !== null && to < date;
  const from = spans.filter((span) => !isOver(span)).reduce((first, span) => earlier(first, span.from), date);
  return [...spans.filter(isOver), { from, to: null }];
}
/** Whoever left twice, as a suspended one who withdraws, left at the earlier time; nobody leaves before the start. */
export const ended = (spans: Spans, date: string): Spans =>
  lastChanged(spans, ({ from, to }) => {
    const until = earlier(date, to ?? date);
    return { from, to: until < from ? from : until };
  });
/** It began on another day; undefined where it would then end before it begins, or begin within the enrolment before it, or where it goes on with that one. */
export function corrected(spans: Spans, formerDate: string, date: string): Spans | undefined {
  const place = spans.findLastIndex(({ from }) => from === formerDate);
  const [former, span] = [spans[place - 1], spans[place]];
  const fits = span && (span.to === null || date <= span.to) && (!former || (former.to !== null && former.to < date));
  return fits ? spans.map((one, n) => (n === place ? { from: date, to: span.to } : one)) : undefined;
}
/** The end was a mistake. */
export const reopened = (spans: Spans): Spans => lastChanged(spans, ({ from }) => ({ from, to: null }));

/** Says whether somebody was enrolled on that day, as far as is known by now. */
export const wasEnrolledOn = (spans: Spans, date: string): boolean =>
  spans.some(({ from, to }) => from <= date && (to === null || date < to));

/** Answers on which days how many more are enrolled. */
export const stepsOf = (spans: Spans): readonly { readonly date: string; readonly by: 1 | -1 }[] =>
  spans.flatMap(({ from, to }) => [
    { date: from, by: 1 as const },
    ...(to === null ? [] : [{ date: to, by: -1 as const }]),
  ]);
