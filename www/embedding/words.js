// The words of the pages about embedding, which the element itself never needs.


import { addCatalogue } from '../site/shell/style.js';

addCatalogue('embedding');
