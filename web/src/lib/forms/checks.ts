import { isPhoneNumber } from '@paideia/events/kernel/phone-number.ts';
import { isWebAddress } from '@paideia/events/kernel/web-address.ts';
import { checksMessages } from './checks.messages.ts';
import { fullDate, number, wallText } from '../i18n/formats.ts';
import { translator } from '../i18n/i18n.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const placesOf = (figure: string): number => figure.split('.')[1]?.length ?? 0;
/** People write so what an input holds; a time is written in all languages as it is in HTML. */
const written: Readonly<Record<string, (limit: string) => string>> = {
  date: fullDate,
  'datetime-local': wallText,
  number: (limit) => number(Number(limit), placesOf(limit)),
};
export const textOfInput = (type = 'text', text: string): string =>
  text === '' ? '' : (written[type]?.(text) ?? text);

/** Says what is wrong with a control, in the page's language; what somebody set by hand is said as it is. */
export function wordsFor(control: Control): string {
  const t = translator(checksMessages);
  const { validity, type } = control;
  const [min, max, step] =
    control instanceof HTMLInputElement ? [control.min, control.max, control.step] : ['', '', ''];
  const isTime = ['date', 'time', 'datetime-local', 'month', 'week'].includes(type);
  if (validity.customError) return control.validationMessage;
  if (validity.badInput) return t('unreadable');
  if (validity.valueMissing)
    return t(
      type === 'checkbox'
        ? 'notTicked'
        : type === 'radio' || control instanceof HTMLSelectElement
          ? 'notChosen'
          : 'missing',
    );
  if (validity.typeMismatch) return t(type === 'url' ? 'noUrl' : 'noEmail');
  if (validity.tooShort && !(control instanceof HTMLSelectElement)) return t('tooShort', { count: control.minLength });
  if (validity.tooLong && !(control instanceof HTMLSelectElement)) return t('tooLong', { count: control.maxLength });
  // The least number that can be written is a way to ask for any above 0.
  if (validity.rangeUnderflow && type === 'number' && min === step && placesOf(step) > 0) return t('notPositive');
  if (validity.stepMismatch && type === 'number')
    return placesOf(step) > 0 ? t('tooFine', { most: placesOf(step) }) : t('notWhole');
  if (validity.rangeUnderflow) return t(isTime ? 'tooEarly' : 'tooSmall', { least: textOfInput(type, min) });
  if (validity.rangeOverflow) return t(isTime ? 'tooLate' : 'tooLarge', { most: textOfInput(type, max) });
  return control.validationMessage;
}

/** The services read an address so; the browser takes one without a dot too. */
const address = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
type Written = { readonly value: string; readonly type: string; readonly required: boolean };
/**
 * It finds what the browser lets pass and the services do not: blanks where something is needed, numbers that cannot be dialled, addresses that no letter comes
 * to, and those that are no page of the web. It answers an empty text when all is well.
 */
export function problemOf({ value, type, required }: Written): string {
  const text = value.trim();
  if (text === '') return required && value !== '' && type !== 'password' ? translator(checksMessages)('missing') : '';
  if (type === 'tel' && !isPhoneNumber(text)) return translator(checksMessages)('noPhone');
  if (type === 'url' && !isWebAddress(text)) return translator(checksMessages)('noUrl');
  return type === 'email' && !address.test(text) ? translator(checksMessages)('noEmail') : '';
}

/** Answers the control that an `invalid` event is about, when the page is to say it; the focus is on the first one of its form. */
export function toldAbout(event: {
  readonly target: EventTarget;
  readonly preventDefault: () => void;
}): Control | undefined {
  const { target } = event;
  if (!isControl(target)) return undefined;
  event.preventDefault(); // It takes the place of the browser's bubble, which is in the browser's language.
  const all = target.form ? Array.from(target.form.elements) : [target];
  if (all.find((one) => isControl(one) && one.willValidate && !one.validity.valid) === target) {
    target.focus();
    // There must be room for the words below it, also where a dialog scrolls.
    target.scrollIntoView?.({ block: 'center' });
  }
  return target;
}
