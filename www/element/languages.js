// The languages there are: the build writes here what it finds in `locales`.

/** Each by its own name. @type {Record<string, string>} */
export const LANGUAGES = { en: 'English' };
