import codes from 'i18n-iso-countries/index.js';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

// The package's own entry reads the names in seventy languages.
codes.registerLocale(english);

type Country = {
  /** It is in English, and is kept when a country is chosen. */
  readonly name: string;
  readonly alpha2Code: string;
  readonly alpha3Code: string;
};

/** Every country of ISO 3166-1, in no order. Far too long for a start page: browsers ask the server for it. */
export const countries: readonly Country[] = Object.entries(codes.getNames('en', { select: 'official' })).map(
  ([alpha2Code, name]) => ({ name, alpha2Code, alpha3Code: codes.alpha2ToAlpha3(alpha2Code) ?? '' }),
);

const names = new Set(countries.map(({ name }) => name));
export const isCountry = (name: string): boolean => names.has(name);
