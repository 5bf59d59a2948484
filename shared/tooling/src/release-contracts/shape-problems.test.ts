import path from 'node:path'
import ts from 'typescript'
import { root } from '../webpack/root.ts'
import { readOptions } from './app-program.ts'
import { shapeProblems } from './shape-problems.ts'
import { shapeOf } from './type-shape.ts'

const options = { ...readOptions(), types: [] }
const onDisk = ts.createCompilerHost(options, true)
const parsed = new Map<string, ts.SourceFile | undefined>()

/** The shape of what a module of the host exports as `made`. */
function shapeIn(code: string) {
  const file = path.join(root, 'shared/shell/src/made-up.ts')
  const host: ts.CompilerHost = {
    ...onDisk,
    fileExists: name => name === file || onDisk.fileExists(name),
    readFile: name => (name === file ? code : onDisk.readFile(name)),
    getSourceFile(name, language) {
      if (name === file) return ts.createSourceFile(name, code, language, true)
      if (!parsed.has(name)) parsed.set(name, onDisk.getSourceFile(name, language))
      return parsed.get(name)
    },
  }
  const program = ts.createProgram([file], options, host)
  const checker = program.getTypeChecker()
  const module = checker.getSymbolAtLocation(program.getSourceFile(file) as ts.SourceFile) as ts.Symbol
  const [made] = checker.getExportsOfModule(module)
  return shapeOf(checker, checker.getTypeOfSymbol(made as ts.Symbol))
}

/** What a remote that was built for the one meets in a host that has the other. */
function problems(before: string, now: string): string[] {
  return shapeProblems(
    shapeIn(`export declare const made: ${now}`),
    shapeIn(`export declare const made: ${before}`),
    'made',
  )
}

const line = '{ article: string; size: string }'

test('what stays as it is or takes and gives more is no problem', () => {
  const before = `(line: ${line}, count: number) => { count: number } | null`

  expect(problems(before, before)).toEqual([])
  expect(
    problems(
      before,
      '(line: { article: string; note?: string }, count?: number, by?: string) => { count: 1; by: string }',
    ),
  ).toEqual([])
})

test.each([
  [
    `(line: ${line}) => void`,
    '(line: { article: string; size: number }) => void',
    'made(line).size is number instead of string',
  ],
  [`(line: ${line}) => void`, `(line: ${line} & { colour: string }) => void`, 'made(line).colour is asked for'],
  ['(line?: string) => void', '(line: string) => void', 'made(line) is asked for'],
  ['() => void', '(line: string) => void', 'made(line) is asked for'],
  ["(by: 'name' | 'price') => void", "(by: 'name') => void", 'made(by) is "name" instead of "price"'],
  ['(line: string | null) => void', '(line: string) => void', 'made(line) is string instead of null'],
  [
    '(done: (count: number) => void) => void',
    '(done: (count: string) => void) => void',
    'made(done)(count) is string instead of number',
  ],
])('what a function takes otherwise is named: %s → %s', (before, now, problem) => {
  expect(problems(before, now)).toEqual([problem])
})

test.each([
  ['() => { count: number }', '() => { total: number }', 'made().count is missing'],
  ['() => { count: number }', '() => { count?: number }', 'made().count may be missing'],
  ['() => string', '() => string | null', 'made() is null instead of string'],
  ['() => string[]', '() => number[]', 'made()[] is number instead of string'],
  ['() => string', 'string', 'made is string instead of a function'],
  [`{ get(): ${line} }`, '{ get(): { article: string } }', 'made.get().size is missing'],
  ['Map<string, { count: number }>', 'Map<string, { count: string }>', 'made.count is string instead of number'],
])('what is given otherwise is named: %s → %s', (before, now, problem) => {
  expect(problems(before, now)).toEqual([problem])
})

test('of types that nobody can write down, such as those of parameters, nothing is said', () => {
  expect(problems('<One>(one: One) => One', '<One>(one: One, by?: string) => One')).toEqual([])
  expect(problems('<One>(one: One) => One', '<One>(one: One, by: string) => One')).toEqual(['made(by) is asked for'])
})
