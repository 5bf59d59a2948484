import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isOfTests, type SourceFile, sourceFiles } from '../source-files.ts'
import { codeShape } from './code-shape.ts'
import { mutualImports } from './mutual-imports.ts'

const SMALL = 25
const MOST_IN_A_FOLDER = 25
const FIRST_PAGES = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']
const STAFF_WRITE_READS = 'services/cart-checkout/test/order-reads.ts'
const TESTS = /\.(test|e2e|full|dev)\.tsx?$/
const HELPERS = /(\/test\/|^shared\/testing\/|^e2e\/support\/)/

/** Contracts between services among those of staff that repeat no call of theirs. */
const withoutTwin = new Set([
  // Several services answer them together for one call: emails that wait, how each is, and what an empty shop still lacks.
  'internalOutbox',
  'internalHealth',
  'internalCatalogStepsEndpoint',
  'internalCheckoutStepsEndpoint',
  // A job asks what a change came to that went on after its answer.
  'internalBulkOutcomeEndpoint',
  // The outbox for developers asks for them, staff have no such call.
  'internalCheckoutMailsEndpoint',
  'internalAccountMailsEndpoint',
  'internalStaffMailsEndpoint',
  'internalCaughtSmsEndpoint',
  // Accounts and orders keep the figures of a customer together; staff read the outcome.
  'internalCustomerFiguresEndpoint',
  'internalTakeFiguresEndpoint',
  'internalReckonedOrdersEndpoint',
  'internalOpenOrdersEndpoint',
  'internalAddressTextsEndpoint',
  // A service says what happened; which of the staff get an email about it is the business of the admin service.
  'internalNotifyStaffEndpoint',
  // Accounts and orders say who is forgotten; the admin service takes them out of what staff wrote.
  'internalForgetWrittenEndpoint',
  // Who assigns a comment and who stores it read the same list.
  'internalColleaguesEndpoint',
])

/** How the code lies: figures that `npm run check -- --figures` prints, to be read beside those of an earlier day. */
export function figuresOf(root: string): [name: string, figure: string][] {
  const everything = sourceFiles(root)
  const files = everything.filter(({ file }) => !isOfTests(file))
  const source = files.filter(({ file }) => !file.startsWith('ops/'))
  const small = source.filter(({ lines }) => lines < SMALL)
  const importers = importersOf(files)
  const lonely = small.filter(({ file }) => importers.get(file) === 1)
  const [largest] = source.toSorted((one, other) => other.lines - one.lines)
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const asking = source.filter(
    ({ file }) =>
      file.startsWith('services/admin/src/') &&
      // It hands the clients of other services on, and asks nothing.
      file !== 'services/admin/src/service.ts' &&
      read(file).includes('internal-client'),
  )
  return [
    ['internal twins of staff endpoints', String(twinsIn(source, read))],
    ['lines of services/admin that ask another service by calls of their own', String(sum(asking))],
    ...['Mark a parcel as shipped', 'Staff change a price'].map(
      walk =>
        [`files to read: ${walk.toLowerCase()}`, String(filesOfWalk(read('docs/walks.md'), walk))] as [string, string],
    ),
    ['reads of the order in one staff write', readsOfStaffWrite(read(STAFF_WRITE_READS))],
    ['folders that import each other', String(mutualImports(files).length)],
    ['services that import the host', String(source.filter(importsHost).length)],
    [`source files under ${SMALL} lines`, `${((100 * small.length) / source.length).toFixed(1)} %`],
    ['of these with one importer', String(lonely.length)],
    [`folders over ${MOST_IN_A_FOLDER} files`, String(foldersOver(source))],
    ['largest file', `${largest?.lines} lines, ${largest?.file}`],
    ['lines of source without tests', String(sum(source))],
    ...figuresOfNames(root),
    ['lines of tests’ helpers and stubs', String(sum(everything.filter(({ file }) => isHelperOfTests(file))))],
    ['lines of the benches', String(sum(everything.filter(({ file }) => file.startsWith('ops/bench/'))))],
    ['words of README, ARCHITECTURE and CONTRIBUTING', String(wordsOf(FIRST_PAGES.map(read).join('\n')))],
  ]
}

/** The bound that a test of the staff's writes holds. */
function readsOfStaffWrite(text: string): string {
  return text.match(/ORDER_READS_OF_A_STAFF_WRITE = (\d+)/)?.[1] ?? 'unknown'
}

function figuresOfNames(root: string): [name: string, figure: string][] {
  const { participles, flags, longFunctions, leaningComments } = codeShape(root)
  return [
    ['functions named with a bare participle', String(participles.length)],
    ['parameters that are a flag', String(flags.length)],
    ['functions over 60 lines, neither components nor tables', String(longFunctions.length)],
    ['comments that lean on the one above', String(leaningComments.length)],
  ]
}

/** What tests share: neither a test itself nor code of the shop. */
function isHelperOfTests(file: string): boolean {
  return HELPERS.test(file) && !TESTS.test(file)
}

function wordsOf(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

function importersOf(files: readonly SourceFile[]): Map<string, number> {
  const importers = new Map<string, number>()
  for (const { imports } of files) for (const target of imports) importers.set(target, (importers.get(target) ?? 0) + 1)
  return importers
}

/** Contracts between services that repeat one call of staff. */
function twinsIn(files: readonly SourceFile[], read: (file: string) => string): number {
  const contracts = files.filter(({ file }) => file.startsWith('shared/contracts/src/staff/'))
  const named = contracts.flatMap(({ file }) => [...read(file).matchAll(/^export const (internal\w+)/gm)])
  return named.filter(([, name = '']) => !withoutTwin.has(name)).length
}

/** Each file that a walk links, once. */
function filesOfWalk(text: string, title: string): number {
  const [, walk = ''] = text.split(`## ${title}\n`)
  const [own = ''] = walk.split('\n## ')
  return new Set([...own.matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => link)).size
}

function importsHost({ file, imports }: SourceFile): boolean {
  return file.startsWith('services/') && imports.some(target => target.startsWith('host/'))
}

function foldersOver(files: readonly SourceFile[]): number {
  const folders = Map.groupBy(files, ({ file }) => path.posix.dirname(file))
  return [...folders.values()].filter(({ length }) => length > MOST_IN_A_FOLDER).length
}

function sum(files: readonly SourceFile[]): number {
  return files.reduce((lines, file) => lines + file.lines, 0)
}
