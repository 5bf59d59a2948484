import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Texts = { [key: string]: string | Texts }
type Locale = 'uk' | 'en'

const PLURAL = /_(one|few|many|other|zero|two)$/
/** Ukrainian needs these four for whole numbers and fractions, English two (Unicode plural rules). */
const PLURALS = { uk: ['one', 'few', 'many', 'other'], en: ['one', 'other'] } as const
const RUSSIAN_LETTERS = /[ыэёъЫЭЁЪ]/
const OTHER_APOSTROPHE = /['ʼ]/
/** The messages of the forms say email, so everything does. */
const OTHER_SPELLING = /e-mail/i

/** What is wrong with the texts of all apps: a key in one language only, an empty text, a missing plural, a key that code asks for and no file has. */
export function translationProblems(root: string): string[] {
  const apps = globSync('{host,mf-*}/src/locales/uk.json', { cwd: root }).map(file => file.split(path.sep)[0] ?? '')
  return apps.flatMap(app => textProblems(root, app).map(problem => `${app}: ${problem}`))
}

/** What is wrong with the texts of one app, whose folder lies in `root`. */
export function textProblems(root: string, name: string): string[] {
  const app = path.join(root, name)
  const [written, writtenInEnglish] = [textsOf(app, 'uk'), textsOf(app, 'en')]
  const [uk, en] = [new Map(written), new Map(writtenInEnglish)]
  const [ukKeys, enKeys] = [plainKeys(uk), plainKeys(en)]
  return [
    ...[...ukKeys].filter(key => !enKeys.has(key)).map(key => `"${key}" is missing in English`),
    ...[...enKeys].filter(key => !ukKeys.has(key)).map(key => `"${key}" is missing in Ukrainian`),
    ...[...uk, ...en].filter(([, text]) => text.trim() === '').map(([key]) => `"${key}" is empty`),
    ...[...uk]
      .filter(([, text]) => RUSSIAN_LETTERS.test(text))
      .map(([key]) => `"${key}" has a letter that Ukrainian does not have`),
    ...[...uk, ...en]
      .filter(([, text]) => OTHER_APOSTROPHE.test(text))
      .map(([key]) => `"${key}" has another apostrophe than ’`),
    ...[...en].filter(([, text]) => OTHER_SPELLING.test(text)).map(([key]) => `"${key}" says e-mail instead of email`),
    ...[...twice(written), ...twice(writtenInEnglish)].map(key => `"${key}" is written in two files`),
    ...missingPlurals(uk, 'uk'),
    ...missingPlurals(en, 'en'),
    ...findUsedKeys(app)
      .filter(key => !ukKeys.has(key))
      .map(key => `code asks for "${key}", which no language has`),
  ]
}

/** All texts of a language: `uk.json`, and `store.uk.json` of what a screen brings with it. */
function textsOf(app: string, locale: Locale): [string, string][] {
  return globSync(`src/locales/{,*.}${locale}.json`, { cwd: app }).flatMap(file =>
    flat(JSON.parse(readFileSync(path.join(app, file), 'utf8')) as Texts),
  )
}

function flat(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  )
}

function twice(texts: [string, string][]): string[] {
  const keys = texts.map(([key]) => key)
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}

function plainKeys(texts: Map<string, string>): Set<string> {
  return new Set([...texts.keys()].map(key => key.replace(PLURAL, '')))
}

function missingPlurals(texts: Map<string, string>, locale: Locale): string[] {
  const plural = new Set([...texts.keys()].filter(key => PLURAL.test(key)).map(key => key.replace(PLURAL, '')))
  return [...plural].flatMap(key =>
    PLURALS[locale]
      .filter(form => !texts.has(`${key}_${form}`))
      .map(form => `"${key}" has no form _${form} in ${locale}`),
  )
}

/** Keys written out in code, `t('line.more')`; keys put together at run time cannot be seen here. */
function findUsedKeys(app: string): string[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: app }).filter(file => !file.includes('.test.'))
  const keys = files.flatMap(file =>
    [...readFileSync(path.join(app, file), 'utf8').matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(match => match[1] ?? ''),
  )
  return [...new Set(keys)]
}
