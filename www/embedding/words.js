// The words of the pages about embedding, which the element itself never needs.

import { FILES } from '../element/files.js';
import { LANGUAGES } from '../element/words.js';

for (const lang of Object.keys(LANGUAGES)) {
  const path = `locales/${lang}/embedding.ftl`;
  FILES[path] = new URL(`../${path}`, import.meta.url);
}
