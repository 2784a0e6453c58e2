// Reads `cauce.d.ts` for the reference: the exports, their members and their comments. It relies on the formatting of this one
// file, with two spaces per level, and is not a parser of TypeScript.

/**
 * @typedef {object} Member
 * @property {string} code its declaration
 * @property {string} text its comment in Markdown; empty if there is none
 *
 * @typedef {object} Declaration
 * @property {string} name
 * @property {string} code the aliased type, if it has no members
 * @property {string} text
 * @property {Member[]} members
 */

const COMMENT = String.raw`/\*\*(?:[^*]|\*(?!/))*\*/`;
/** A comment, the export after it up to the end of its line, and the body that follows. */
const EXPORT = new RegExp(
  String.raw`^(${COMMENT})\nexport (?:class|interface|type) (\w+)(?: = )?([^\n]*)\n((?:(?:[ }][^\n]*)?\n)*)`,
  'gm',
);
/** A member or an alternative of a type, with its comment if it has one. */
const MEMBER = new RegExp(String.raw`^ {2}(?:(${COMMENT})\n {2})?(?=[^\s/}])((?:[^\n]|\n {3,})*)`, 'gm');

/**
 * @param {string} source of a declaration file
 * @returns {{ text: string, declarations: Declaration[] }} the comment of the file, and its exports
 */
export function read(source) {
  const declarations = [...source.matchAll(EXPORT)].map(([, comment = '', name = '', rest = '', body = '']) => {
    // Constructors are left out, and setters, because their getters are documented.
    const told = [...body.matchAll(MEMBER)].filter(([, , code = '']) => !/^(constructor|set )/.test(code));
    const members = told.map(([, about = '', code = '']) => ({ code: plain(code), text: prose(about) }));
    return { name, code: members.length > 0 ? '' : plain(rest), text: prose(comment), members };
  });
  return { text: prose(new RegExp(COMMENT).exec(source)?.[0] ?? ''), declarations };
}

/** Returns the text of a comment without its markers. @param {string} comment */
function prose(comment) {
  const lines = comment
    .replace(/^\/\*\*\s*|\s*\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''));
  return lines
    .join('\n')
    .replace(/@throws \{(\w+)\}/, 'Throws a `$1`')
    .replace(/@packageDocumentation/, '')
    .trim();
}

/** Returns a declaration on one line, without syntax that only a compiler needs. @param {string} code */
function plain(code) {
  return code
    .replace(/^(?:readonly |\| )/, '')
    .replace(/^get (\w+)\(\)/, '$1')
    .replaceAll(/\s+/g, ' ')
    .replace(/;\s*$/, '')
    .trim();
}
