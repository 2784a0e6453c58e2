// Reads `cauce.d.ts` for the reference: what is exported, with its members and what is written about each. It reads the one
// file as that is written, two spaces to a level, and is no parser of TypeScript.

/**
 * @typedef {object} Member
 * @property {string} code as it is declared
 * @property {string} text what is written about it, in Markdown; empty where nothing is
 *
 * @typedef {object} Declaration
 * @property {string} name
 * @property {string} code what it stands for, where it has no members
 * @property {string} text
 * @property {Member[]} members
 */

const COMMENT = String.raw`/\*\*(?:[^*]|\*(?!/))*\*/`;
/** A comment and the export after it, to the end of its line; its body follows. */
const EXPORT = new RegExp(
  String.raw`^(${COMMENT})\nexport (?:class|interface|type) (\w+)(?: = )?([^\n]*)\n((?:(?:[ }][^\n]*)?\n)*)`,
  'gm',
);
/** A member or an alternative of a type, after its comment if it has one. */
const MEMBER = new RegExp(String.raw`^ {2}(?:(${COMMENT})\n {2})?(?=[^\s/}])((?:[^\n]|\n {3,})*)`, 'gm');

/**
 * @param {string} source of a declaration file
 * @returns {{ text: string, declarations: Declaration[] }} what is written about the whole, and what it exports
 */
export function read(source) {
  const declarations = [...source.matchAll(EXPORT)].map(([, comment = '', name = '', rest = '', body = '']) => {
    // What can be set is told where it is told what is read.
    const told = [...body.matchAll(MEMBER)].filter(([, , code = '']) => !/^(constructor|set )/.test(code));
    const members = told.map(([, about = '', code = '']) => ({ code: plain(code), text: prose(about) }));
    return { name, code: members.length > 0 ? '' : plain(rest), text: prose(comment), members };
  });
  return { text: prose(new RegExp(COMMENT).exec(source)?.[0] ?? ''), declarations };
}

/** What a comment says, without its marks. @param {string} comment */
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

/** A declaration on one line, without what is only there for a compiler. @param {string} code */
function plain(code) {
  return code
    .replace(/^(?:readonly |\| )/, '')
    .replace(/^get (\w+)\(\)/, '$1')
    .replaceAll(/\s+/g, ' ')
    .replace(/;\s*$/, '')
    .trim();
}
