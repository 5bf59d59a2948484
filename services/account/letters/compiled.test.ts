import { readFile } from 'node:fs/promises'
import { compiled, target } from './compiled.ts'

test('the template in use is the one compiled from letter.mjml (npm run letters -w services/account)', async () => {
  expect(await readFile(target, 'utf8')).toBe(await compiled())
})

test('a letter asks nobody else for anything: no fonts, no scripts, no counting pictures', async () => {
  const html = await readFile(target, 'utf8')

  expect(html).not.toMatch(/<script|googleapis|@import|<link/)
  expect(html).not.toContain('<img')
})
