import type { LoaderContext } from 'webpack'
import textsOnThePage from './texts-on-the-page.ts'

function moduleOf(file: string, source: string): string {
  const context = {
    resourcePath: `/shop/mf-catalog/src/locales/${file}`,
    getOptions: () => ({ namespace: 'mf-catalog' }),
  }
  // Of what webpack gives a loader it asks these two.
  return textsOnThePage.call(context as unknown as LoaderContext<{ namespace: string }>, source)
}

test.each([
  ['uk.json', 'uk'],
  ['store.en.json', 'en'],
])('a change of %s goes to the texts of the app in that language, and the module takes it itself', (file, locale) => {
  const module = moduleOf(file, '{ "search.title": "Don’t \\"stop\\"" }')

  expect(module).toContain(`addTexts('${locale}', 'mf-catalog', texts)`)
  expect(module).toContain('const texts = {"search.title":"Don’t \\"stop\\""}\nexport default texts')
  expect(module).toContain('webpackHot.accept()')
})

test('texts that are no JSON are a mistake with its place', () => {
  expect(() => moduleOf('uk.json', '{ "search.title": }')).toThrow(/JSON/)
})
