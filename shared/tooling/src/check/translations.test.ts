import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { textProblems, translationProblems } from './translations.ts'

const root = mkdtempSync(path.join(tmpdir(), 'shop-texts-'))
afterAll(() => rmSync(root, { recursive: true }))

function written(app: string, uk: Record<string, string>, en: Record<string, string>): void {
  const locales = path.join(root, app, 'src/locales')
  mkdirSync(locales, { recursive: true })
  writeFileSync(path.join(locales, 'uk.json'), JSON.stringify(uk))
  writeFileSync(path.join(locales, 'en.json'), JSON.stringify(en))
  writeFileSync(path.join(root, app, 'src/Page.tsx'), "export const said = t('line.more')")
}

test('a text that one language lacks is named with its app, and the texts of another app are not its business', () => {
  written('mf-catalog', { 'line.more': 'Більше' }, {})
  written('mf-account', { 'line.more': 'Більше', 'line.less': 'Менше' }, { 'line.more': 'More', 'line.less': '' })

  expect(textProblems(root, 'mf-catalog')).toEqual(['"line.more" is missing in English'])
  expect(textProblems(root, 'mf-account')).toEqual(['"line.less" is empty'])
  expect(translationProblems(root).sort()).toEqual([
    'mf-account: "line.less" is empty',
    'mf-catalog: "line.more" is missing in English',
  ])
})
