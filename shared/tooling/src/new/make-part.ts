import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Part } from '@shop/contracts/parts'
import { writeDerivedFiles } from '../parts/derived-files.ts'
import { missingPieces } from '../parts/missing-pieces.ts'
import { type NewPart, newRows, withRows, withWrittenRows } from './table-rows.ts'
import { writeTemplates } from './template-files.ts'

/** The one file of others that is edited: all else that must know a part follows from it. */
export const TABLE = 'shared/contracts/src/parts.ts'
export const LOCKFILE = 'package-lock.json'

type Made = {
  made: string[]
  table: string
  /** What was rewritten because it follows from the table. */
  derived: string[]
  /** What the part still lacks; nothing, unless the templates are out of date. */
  missing: string[]
}

/** Makes a remote, and its service where one is wanted, below `root`. It needs no network. */
export function makePart(root: string, part: NewPart, parts: readonly Part[]): Made {
  const rows = newRows(part, parts)
  const all = withRows(parts, rows)
  const made = writeTemplates(root, part)
  const table = path.join(root, TABLE)
  writeFileSync(table, withWrittenRows(readFileSync(table, 'utf8'), parts, rows))
  const derived = writeDerivedFiles(root, all)
  format(root, [...made, TABLE])
  writeLockfile(root)
  for (const row of rows) link(root, row)
  return { made, table: TABLE, derived: [...derived, LOCKFILE], missing: missingPieces(root, all) }
}

/** How lines are broken depends on the length of the name. */
function format(root: string, files: readonly string[]): void {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
  execFileSync(process.execPath, [biome, 'check', '--write', '--colors=off', ...files], { cwd: root, stdio: 'pipe' })
}

/** All packages that a part names are in the lockfile already: only its own are added, or go. */
export function writeLockfile(root: string): void {
  const options = ['--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund']
  execFileSync('npm', ['install', ...options], { cwd: root, stdio: 'pipe', shell: process.platform === 'win32' })
}

/** What `npm ci` would do, without reading all other packages again. */
function link(root: string, { name, kind }: Part): void {
  const packages = path.join(root, 'node_modules/@shop')
  const place = path.join(packages, name)
  const folder = path.join(root, kind === 'service' ? 'services' : '.', name)
  if (existsSync(packages) && !existsSync(place)) symlinkSync(path.relative(packages, folder), place, 'junction')
}
