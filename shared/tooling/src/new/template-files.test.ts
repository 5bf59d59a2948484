import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeTemplates } from './template-files.ts'

const part = {
  name: 'quality-diary',
  team: '@levada/quality',
  title: { uk: 'Щоденник якості', en: 'Quality diary' },
} as const

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'template-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

test('a name of two words is written as each place writes names, and no word of a template is left', () => {
  const files = writeTemplates(folder, { ...part, hasService: true })

  expect(files).toContain('mf-quality-diary/src/pages/QualityDiaryPage.tsx')
  expect(read('mf-quality-diary/src/exposes/remote.ts')).toContain("'quality-diary': () =>")
  expect(read('services/quality-diary/src/service.ts')).toContain('function createQualityDiaryService(')
  expect(read('shared/contracts/src/quality-diary/quality-diary.ts')).toContain('const qualityDiaryEntriesEndpoint =')
  expect(read('mf-quality-diary/src/locales/uk.json')).toContain('"title": "Щоденник якості"')
  expect(files.filter(file => /%\w+%/.test(file + read(file)))).toEqual([])
})

test('a page without a service brings no call and nothing that would ask one', () => {
  const files = writeTemplates(folder, { ...part, hasService: false })

  expect(files.filter(file => !file.startsWith('mf-quality-diary/'))).toEqual([])
  expect(files.filter(file => read(file).includes('@shop/contracts/quality-diary'))).toEqual([])
  expect(files).toContain('mf-quality-diary/src/locales/en.json')
})

test('what lies there already is never overwritten', () => {
  writeTemplates(folder, { ...part, hasService: false })

  expect(() => writeTemplates(folder, { ...part, hasService: true })).toThrow('EEXIST')
})
