import { registerTexts, setLocale, type TextLoaders, translate } from '../src/i18n.ts'

const t = translate('shop')

function loadersOf(uk: Record<string, string>, en: Record<string, string>): TextLoaders {
  return { uk: async () => ({ default: uk }), en: async () => ({ default: en }) }
}

beforeEach(async () => {
  await setLocale('uk')
  await registerTexts('shop', loadersOf({ shop: 'Магазин' }, { shop: 'Shop' }))
})

test('a page adds its texts to those of all pages', async () => {
  await registerTexts('shop', loadersOf({ sale: 'Знижки' }, { sale: 'Sale' }), 'store')

  expect([t('shop'), t('sale')]).toEqual(['Магазин', 'Знижки'])
})

test('a change of the language loads the texts of every page that was open', async () => {
  await registerTexts('shop', loadersOf({ dress: 'Сукня' }, { dress: 'Dress' }), 'product')
  await setLocale('en')

  expect([t('shop'), t('dress')]).toEqual(['Shop', 'Dress'])
})

test('a page that opens while the language changes speaks the new one', async () => {
  const late = Promise.withResolvers<void>()
  const slow = loadersOf({ sale: 'Знижки' }, { sale: 'Sale' })
  await registerTexts('shop', { ...slow, en: () => late.promise.then(slow.en) }, 'slow')
  const changing = setLocale('en')
  await registerTexts('shop', loadersOf({ coat: 'Пальто' }, { coat: 'Coat' }), 'coats')
  late.resolve()
  await changing

  expect(t('coat')).toBe('Coat')
})

test('the language stays when the texts of the other one do not load', async () => {
  const offline = () => Promise.reject(new Error('offline'))
  await registerTexts('shop', { ...loadersOf({ skirt: 'Спідниця' }, {}), en: offline }, 'skirts')

  await expect(setLocale('en')).rejects.toThrow('offline')
  expect(t('skirt')).toBe('Спідниця')
  await registerTexts('shop', loadersOf({}, { skirt: 'Skirt' }), 'skirts')
})
