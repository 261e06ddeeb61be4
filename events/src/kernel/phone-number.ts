import { longestPhone } from './limits.ts';

/** A text can be dialled that has 5 to 15 digits as people set them apart, with an extension if need be. */
export const isPhoneNumber = (text: string): boolean => {
  if (text.length > longestPhone) return false;
  const [, number = ''] = /^(\+?[\d\s()./-]+?)(?:\s*(?:ext\.?|x|#)\s*\d{1,6})?$/i.exec(text) ?? [];
  const digits = number.replace(/\D/g, '').length;
  return digits >= 5 && digits <= 15;
};
