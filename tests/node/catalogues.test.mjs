// Tests of the message catalogues: every folder of `locales` is a language, all have the same messages with the same
// arguments, and no message is missing. `www/TRANSLATING.md` explains this to translators.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse, Visitor } from '@fluent/syntax';
import { catalogues } from '../../crates/xtask/site/site.mjs';

const LOCALES = new URL('../../www/locales/', import.meta.url);
const LANGUAGES = readdirSync(LOCALES).sort();

/** The names of the arguments in a pattern, including those in selectors. */
class Arguments extends Visitor {
  names = new Set();
  visitVariableReference(/** @type {any} */ node) {
    this.names.add(node.id.name);
  }
}

/** The names of the messages that a pattern references. */
class Quoted extends Visitor {
  names = new Set();
  visitMessageReference(/** @type {any} */ node) {
    this.names.add(node.id.name);
  }
}

/** The literal texts of a pattern, including its variants. */
class Said extends Visitor {
  /** @type {string[]} */ texts = [];
  visitTextElement(/** @type {any} */ node) {
    this.texts.push(node.value);
  }
}

/**
 * Returns the messages of a file: each id with its sorted arguments.
 *
 * @param {string} lang
 * @param {string} file
 */
function messages(lang, file) {
  const source = readFileSync(new URL(`${lang}/${file}`, LOCALES), 'utf8');
  const found = new Map();
  for (const entry of parse(source, {}).body) {
    if (entry.type === 'Junk') {
      assert.fail(`${lang}/${file}: ${entry.content.trim().split('\n')[0]}`);
    }
    if (entry.type !== 'Message' || !('value' in entry)) continue;
    const id = /** @type {any} */ (entry).id.name;
    assert(!found.has(id), `${lang}/${file}: ${id} occurs twice`);
    const used = new Arguments();
    used.visit(/** @type {any} */ (entry));
    found.set(id, [...used.names].sort().join(' '));
  }
  return found;
}

/**
 * Returns all files in a folder with this suffix, recursively.
 *
 * @param {URL} folder
 * @param {string} end
 * @returns {URL[]}
 */
function files(folder, end) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = new URL(entry.isDirectory() ? `${entry.name}/` : entry.name, folder);
    return entry.isDirectory() ? files(at, end) : entry.name.endsWith(end) ? [at] : [];
  });
}

function all() {
  const names = readdirSync(new URL('en/', LOCALES));
  return new Map(names.flatMap((file) => [...messages('en', file)]));
}

test('every locale folder is named by a language tag that Intl supports', () => {
  for (const lang of LANGUAGES) assert.deepEqual(Intl.PluralRules.supportedLocalesOf(lang), [lang]);
});

test('all languages have the same files, messages and arguments', () => {
  const names = readdirSync(new URL('en/', LOCALES)).sort();
  assert(names.includes('cauce.ftl'));
  for (const lang of LANGUAGES) {
    assert.deepEqual(readdirSync(new URL(`${lang}/`, LOCALES)).sort(), names, lang);
    for (const file of names) {
      const expected = Object.fromEntries(messages('en', file));
      assert.deepEqual(Object.fromEntries(messages(lang, file)), expected, `${lang}/${file}`);
    }
  }
});

test('a message references only existing messages, and from other files only ones without arguments', () => {
  const known = all();
  let count = 0;
  for (const file of files(LOCALES, '.ftl')) {
    const quoted = new Quoted();
    quoted.visit(parse(readFileSync(file, 'utf8'), {}));
    const own = messages(
      /\/([a-z]+)\/[^/]+$/.exec(file.href)?.[1] ?? '',
      file.href.slice(file.href.lastIndexOf('/') + 1),
    );
    for (const id of quoted.names) {
      count += 1;
      assert(known.has(id), `${id}, quoted in ${file.pathname}, is in no catalogue`);
      if (!own.has(id)) assert.equal(known.get(id), '', `${id}, quoted in ${file.pathname}, needs arguments`);
    }
  }
  assert(count > 20, `only ${count} messages are quoted`);
});

test('the message ids of a game begin with its name, and no id occurs twice', () => {
  const seen = new Map();
  // Catalogues of common and of rarely used messages.
  const common = ['cauce', 'unread'];
  for (const file of readdirSync(new URL('en/', LOCALES))) {
    const game = file.replace(/(-rules)?\.ftl$/, '');
    for (const id of messages('en', file).keys()) {
      assert(!seen.has(id), `${id} is in ${seen.get(id)} and in ${file}`);
      seen.set(id, file);
      // Messages to the opponent of the computer are in its catalogue, whatever the game.
      const isYou = file === 'computer.ftl' && id.endsWith('-you');
      if (!common.includes(game) && !isYou) assert(id.startsWith(`${game}-`), `${id} is in ${file}`);
    }
  }
});

test('every message in the second person has one in the third person with the same arguments', () => {
  const known = all();
  const yours = [...known].filter(([id]) => id.endsWith('-you') && id !== 'player-you');
  assert(yours.length > 30, `only ${yours.length} were found`);
  for (const [id, used] of yours) {
    const said = known.get(id.replace(/-you$/, ''));
    assert(said !== undefined, `${id} has no third-person form`);
    for (const name of String(used).split(' '))
      assert(['', 'you', ...said.split(' ')].includes(name), `${id}: ${name}`);
  }
});

test('quoted names of buttons in lessons and rules are references to their messages', () => {
  for (const lang of LANGUAGES) {
    for (const file of readdirSync(new URL(`${lang}/`, LOCALES)).filter((name) => /-(lesson|rules)\.ftl$/.test(name))) {
      const source = readFileSync(new URL(`${lang}/${file}`, LOCALES), 'utf8');
      for (const [, low, high] of source.matchAll(/„(.*?)“|[“«]\s*(.*?)\s*[”»]/g))
        assert.match(low ?? high ?? '', /^\{ [a-z-]+ \}$/, `${lang}/${file}`);
    }
  }
});

test('every phrase that the crates name is in the catalogues', () => {
  const known = all();
  const games = readdirSync(new URL('en/', LOCALES)).map((file) => file.replace('.ftl', ''));
  let count = 0;
  for (const crate of ['scene', 'web', 'worker']) {
    for (const file of files(new URL(`../../crates/${crate}/src/`, import.meta.url), '.rs')) {
      const code = readFileSync(file, 'utf8').split('#[cfg(test)]')[0] ?? '';
      if (/tests?\.rs$/.test(file.pathname)) continue;
      for (const [, id = ''] of code.matchAll(/Phrase::new\(\s*"([^"]+)"/g)) {
        count += 1;
        assert(known.has(id), `${id}, named in ${file.pathname}, is in no catalogue`);
      }
      // Some ids are chosen first and made a phrase later, so every string that looks like an id counts.
      for (const [, id = ''] of code.matchAll(/"((?:[a-z]+-)+[a-z0-9]+)"/g)) {
        const ours = games.some((game) => id.startsWith(`${game}-`)) || /^(line|illegal|ending|said|fault)-/.test(id);
        if (ours) assert(known.has(id), `${id}, named in ${file.pathname}, is in no catalogue`);
      }
    }
  }
  assert(count > 40, `only ${count} phrases were found`);
});

test('every move label has a name for use in hints, with no additional arguments', () => {
  const known = all();
  const scene = new URL('../../crates/scene/src/', import.meta.url);
  const labels = files(scene, 'words.rs').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/"([a-z]+-move-[a-z]+)"/g)].map(([, id = '']) => id),
  );
  assert(labels.length > 7, `only ${labels} were found`);
  for (const id of labels) {
    // A chance event is no move of a player.
    if (id === 'tayu-move-draw') continue;
    const named = known.get(`hint-called-${id}`);
    assert(named !== undefined, `${id} has no name`);
    for (const name of named.split(' '))
      assert(['', ...String(known.get(id)).split(' ')].includes(name), `${id}: ${name}`);
  }
});

test('every message that the page names is in the catalogues', () => {
  const known = all();
  const games = readdirSync(new URL('../../www/element/rules/', import.meta.url)).map((file) =>
    file.replace('.js', ''),
  );
  let count = 0;
  /** @param {string} id @param {URL} file */
  const check = (id, file) => {
    count += 1;
    assert(known.has(id), `${id}, named in ${file.pathname}, is in no catalogue`);
  };
  for (const file of files(new URL('../../www/', import.meta.url), '.js')) {
    const code = readFileSync(file, 'utf8');
    for (const [, id = ''] of code.matchAll(/\bsay(?:\.say)?\(\s*'([a-z0-9-]+)'/g)) check(id, file);
    for (const [, id = ''] of code.matchAll(/'(home-[a-z-]+)'/g)) check(id, file);
    for (const [, id = ''] of code.matchAll(/\.say\(`\$\{(?:game|name|view\.game)\}-([a-z-]+)`/g)) {
      for (const game of games) check(`${game}-${id}`, file);
    }
  }
  // Ids that are composed from parts.
  const frame = readFileSync(new URL('../../www/element/frame/frame.js', import.meta.url), 'utf8');
  for (const [, commands = ''] of frame.matchAll(/^const [A-Z]+ = \[(.*)\];$/gm)) {
    for (const [, command] of commands.matchAll(/'([a-z]+)'/g))
      check(`command-${command}`, new URL('../../www/element/frame/frame.js', import.meta.url));
  }
  for (const game of games) {
    for (const id of ['players', 'tagline'])
      check(`home-${id}-${game}`, new URL('../../www/site/home/home.js', import.meta.url));
  }
  for (const theme of ['auto', 'light', 'dark'])
    check(`theme-${theme}`, new URL('../../www/site/shell/header.js', import.meta.url));
  for (const what of ['resign', 'draw']) {
    for (const part of ['', '-yes'])
      check(`ask-${what}${part}`, new URL('../../www/element/commands.js', import.meta.url));
  }
  for (const game of games)
    check(`series-points-${game}`, new URL('../../www/element/dialogs/series.js', import.meta.url));
  for (const game of games) {
    const file = new URL(`../../www/puzzles/${game}.txt`, import.meta.url);
    check(`puzzle-task-${game}`, file);
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.includes('\t'));
    for (const theme of new Set(lines.flatMap((line) => line.split('\t')[3]?.split(',') ?? [])))
      check(`puzzle-theme-${theme}`, file);
  }
  for (const stands of ['older', 'apart', 'other'])
    check(`links-${stands}`, new URL('../../www/site/shell/site.js', import.meta.url));
  for (const id of ['store-damaged', 'store-forbidden'])
    check(id, new URL('../../www/site/store/store.js', import.meta.url));
  assert(count > 100, `only ${count} messages were found`);
});

test('the rules of a game use all their messages and have a caption for every picture', async () => {
  for (const file of files(new URL('../../www/element/rules/', import.meta.url), '.js')) {
    const game = /([a-z]+)\.js$/.exec(file.pathname)?.[1];
    /** @type {import("../../www/element/dialogs/rules.js").Section[]} */
    const sections = (await import(file.href)).default;
    const named = sections.flatMap(({ name, figures = [] }) => [
      name,
      `${name}-1`,
      ...figures.map(({ name: own = name }) => `${own}-figure`),
    ]);
    const said = [...messages('en', `${game}-rules.ftl`).keys()].map((id) => id.replace(`${game}-rules-`, ''));
    const ids = said.filter((id) => !id.startsWith(`${game}-`));
    for (const name of named) assert(ids.includes(name), `${game}: ${name}`);
    // Options are explained in the same catalogue, and a section has up to three paragraphs.
    assert.deepEqual(
      ids.filter((id) => !named.includes(id.replace(/-[23]$/, '-1'))),
      [],
      game,
    );
  }
});

test('the npm package includes every catalogue that the element loads, in every language', () => {
  const www = fileURLToPath(new URL('../../www', import.meta.url));
  const code = readFileSync(join(www, 'element/commands.js'), 'utf8');
  const asked = [...code.matchAll(/\bcatalogue\([a-z.]+, '([a-z]+)'\)|words\.read\('([a-z]+)'\)/g)].map(
    ([, opened, read]) => opened ?? read,
  );
  assert(asked.length > 4, `only ${asked} are loaded`);
  const games = readdirSync(join(www, 'element/rules')).map((file) => file.replace('.js', ''));
  const taken = catalogues(www);
  for (const lang of LANGUAGES) {
    for (const name of ['cauce', ...games, ...asked])
      assert(taken.includes(`locales/${lang}/${name}.ftl`), `${lang}: ${name}`);
  }
});

test('every side has a name in every language', () => {
  for (const lang of LANGUAGES) {
    const source = readFileSync(new URL(`${lang}/cauce.ftl`, LOCALES), 'utf8');
    const name = source.slice(source.indexOf('side-name ='));
    for (const side of ['purple', 'green', 'yellow', 'ns', 'ew', 'saboteur', 'white', 'black']) {
      assert(name.includes(`[${side}]`), `${lang}: ${side}`);
    }
  }
});

test('French texts have a narrow no-break space before : ; ? ! and inside quotation marks', () => {
  let count = 0;
  for (const file of files(new URL('fr/', LOCALES), '.ftl')) {
    const said = new Said();
    said.visit(parse(readFileSync(file, 'utf8'), {}));
    for (const text of said.texts) {
      count += [...text.matchAll(/\u202f[:;?!»]|«\u202f/gu)].length;
      assert.doesNotMatch(text, /[ \u00a0][:;?!»]|\p{L}[;?!»]|«[^\u202f]/u, file.pathname);
    }
  }
  assert(count > 200, `only ${count} were found`);
});
