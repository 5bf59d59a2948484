import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const RULES = 'docs/rules.md'
const READ = ['*.ts', '*.tsx', '*.css']
const OWN_FILES = /(^|\/)citations(\.test)?\.ts$/

const BY_SECTION = /\b(?:spec|rules)(?:\.md)?,? §\d+(?:\.\d+)*/gi
const MENTION = /docs\/rules\.md/g
const CITATION = /\(docs\/rules\.md, "([^"]+)"\)/g

/** Comments cite a rule by its heading, `(docs/rules.md, "Stock")`: what is cited otherwise, and headings that are not there. */
export function citationProblems(root: string): string[] {
  const headings = headingsOf(readFileSync(path.join(root, RULES), 'utf8'))
  const tracked = execFileSync('git', ['ls-files', '-z', '--', ...READ], { cwd: root, encoding: 'utf8' }).split('\0')
  return tracked
    .filter(file => file !== '' && !OWN_FILES.test(file) && existsSync(path.join(root, file)))
    .flatMap(file => citationProblemsIn(file, readFileSync(path.join(root, file), 'utf8'), headings))
}

export function headingsOf(rules: string): ReadonlySet<string> {
  return new Set([...rules.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading))
}

export function citationProblemsIn(file: string, text: string, headings: ReadonlySet<string>): string[] {
  return text.split('\n').flatMap((line, index) => {
    const cited = [...line.matchAll(CITATION)].map(([, heading = '']) => heading)
    const mentions = [...line.matchAll(MENTION)].length
    return [
      ...[...line.matchAll(BY_SECTION)].map(([section]) => `cites "${section}" and not a heading of ${RULES}`),
      ...cited.filter(heading => !headings.has(heading)).map(heading => `${RULES} has no heading "${heading}"`),
      ...(mentions > cited.length ? [`names ${RULES} otherwise than as (${RULES}, "Heading") on one line`] : []),
    ].map(problem => `${file}:${index + 1}: ${problem}`)
  })
}
