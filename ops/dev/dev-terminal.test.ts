import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openTerminal } from './dev-terminal.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'shop-terminal-'))
afterAll(() => rmSync(folder, { recursive: true }))

const bounds = { mostBytes: 1_000_000, fileMs: 3_600_000, keepMs: 3_600_000 }
const forMachines = '{"level":"info","time":"2026-11-30T10:00:00.000Z","name":"catalog","msg":"catalog listens"}'

test('people read errors behind the name of their service, lines for machines are in the log', () => {
  const file = path.join(folder, 'shop.log')
  const printed: string[] = []
  const terminal = openTerminal(file, bounds, line => printed.push(line))
  terminal.printLine('catalog', forMachines)
  terminal.printLine('catalog', '')
  terminal.printLine('catalog', 'SyntaxError: Expression expected')
  terminal.flush()

  expect(printed).toEqual(['[catalog] SyntaxError: Expression expected'])
  expect(readFileSync(file, 'utf8')).toBe(`${forMachines}\n`)
})

test('without a log file everything is printed', () => {
  const printed: string[] = []
  openTerminal(null, bounds, line => printed.push(line)).printLine('catalog', forMachines)

  expect(printed).toEqual([`[catalog] ${forMachines}`])
})
