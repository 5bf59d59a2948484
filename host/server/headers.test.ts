import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { styleHashes } from './headers.ts'

const library = path.dirname(require.resolve('react-aria/package.json'))

/** The style that a module of React Aria writes into the page, its constants filled in. */
function writtenStyle(file: string): string {
  const source = readFileSync(path.join(library, 'dist/private', file), 'utf8')
  const [, text = ''] = /style\.textContent = `([^`]*)`/.exec(source) ?? []
  const filled = text.replace(/\$\{(.*?)\}/g, (_, name: string) => {
    const [, value = ''] = new RegExp(`const ${name.replace(/\W/g, '\\$&')} = '([^']*)'`).exec(source) ?? []
    return value
  })
  return filled.trim()
}

test.each(['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'])('the page lets in the style of %s', file => {
  const hash = createHash('sha256').update(writtenStyle(file)).digest('base64')

  expect(styleHashes).toContain(`'sha256-${hash}'`)
})
