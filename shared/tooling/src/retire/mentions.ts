import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Part } from '@shop/contracts/parts'
import { linkTargets } from '../check/document-links.ts'
import { pagesOf, trackedFiles } from '../check/pages.ts'
import { TABLE } from '../new/make-part.ts'
import { derivedFiles, derivedText } from '../parts/derived-files.ts'
import { isOfTests, sourceFiles } from '../source-files.ts'
import { isRetired, type Retired } from './retired-part.ts'

/** Written by hand around the blocks that follow from the table. */
const CONFIGURATION = ['.env.example', 'CODEOWNERS', 'Dockerfile', 'docker-compose.yml', 'ops/nginx/*']

type Text = { file: string; text: string }

/**
 * What would still lead to a part that is gone, each with its file: imports and packages, links of documents and of pages, names in
 * sources and in configuration. Derived files are read as they will be.
 */
export function mentionsOf(root: string, retired: Retired, addresses: readonly string[]): string[] {
  const texts = (patterns: readonly string[]): Text[] =>
    trackedFiles(root, patterns)
      .filter(file => !isRetired(retired, file))
      .map(file => ({ file, text: withoutPart(root, file, retired.rest) }))
  return [
    ...importers(root, retired),
    ...texts(['*package.json']).flatMap(source => linesWith(source, packageOf(retired.rows))),
    ...documentLinks(root, retired),
    ...texts(['*.ts', '*.tsx', '*.mjs'])
      .filter(({ file }) => !isOfTests(file) && !(file in derivedFiles) && file !== TABLE)
      .flatMap(source => linesWith(source, nameOrAddress(retired.rows, addresses))),
    ...texts(CONFIGURATION).flatMap(source => linesWith(source, wordOf(retired.rows))),
  ]
}

function withoutPart(root: string, file: string, rest: readonly Part[]): string {
  return derivedText(file, readFileSync(path.join(root, file), 'utf8'), rest)
}

function importers(root: string, retired: Retired): string[] {
  return sourceFiles(root)
    .filter(({ file }) => !isRetired(retired, file) && !(file in derivedFiles))
    .flatMap(({ file, imports }) =>
      imports.filter(target => isRetired(retired, target)).map(target => `${file} imports ${target}`),
    )
}

function documentLinks(root: string, retired: Retired): string[] {
  return pagesOf(root)
    .filter(({ file }) => !isRetired(retired, file))
    .flatMap(({ file }) =>
      linkTargets({ file, text: withoutPart(root, file, retired.rest) })
        .filter(target => isRetired(retired, `${target}/`))
        .map(target => `${file} links to ${target}`),
    )
}

const packageOf = (rows: readonly Part[]) => new RegExp(`"@shop/(?:${namesIn(rows)})"`)

/** The name of a remote as a text of its own, or an address of its pages; comments lead nobody anywhere. */
function nameOrAddress(rows: readonly Part[], addresses: readonly string[]): RegExp {
  const remotes = rows.filter(({ kind }) => kind === 'remote')
  const pages = addresses.map(address => `${address}(?=['"\`/?#])`)
  return new RegExp(
    `^(?!\\s*(?://|/?\\*)).*['"\`](?:${[...remotes.map(({ name }) => `${name}(?=['"\`])`), ...pages].join('|') || '(?!)'})`,
  )
}

/** Also the beginning of a variable: `LOOKBOOK_URL`. What stands behind `#` is for people. */
function wordOf(rows: readonly Part[]): RegExp {
  const variables = rows.map(({ name }) => `${name.toUpperCase().replaceAll('-', '_')}_[A-Z]`).join('|')
  return new RegExp(`^[^#]*(?<![\\w-])(?:(?:${namesIn(rows)})(?![\\w-])|(?:${variables}))`)
}

const namesIn = (rows: readonly Part[]) => rows.map(({ name }) => name).join('|')

function linesWith({ file, text }: Text, pattern: RegExp): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      pattern.test(line) ? [`${file}:${index + 1} names it: ${line.trim().slice(0, 100)}`] : [],
    )
}
