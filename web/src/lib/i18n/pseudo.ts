const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàcçeéiînñoöuüyýAÀCÇEÉIÎNÑOÖUÜYÝ'.matchAll(/(.)(.)/gu)].map(([, plain = '', accented = '']) => [
    plain,
    accented,
  ]),
);

/** A text as a language might write it that needs much room: a text without brackets on a screen is no message, and where one breaks the page a translation will. */
export function pseudo(text: string): string {
  const words = text.replace(/\{\w+\}|\p{L}/gu, (part) => accents[part] ?? part);
  return `[${words}${'~'.repeat(Math.ceil(text.length * 0.4))}]`;
}
