// The supported languages. The build fills in this file from `locales`.

/** Languages in their own names. @type {Record<string, string>} */
export const LANGUAGES = { en: 'English' };
