import { registerTexts, setLocale, type TextLoaders, translate } from './i18n.ts'

const t = translate('shop')

function said(uk: Record<string, string>, en: Record<string, string>): TextLoaders {
  return { uk: async () => ({ default: uk }), en: async () => ({ default: en }) }
}

beforeEach(async () => {
  await setLocale('uk')
  await registerTexts('shop', said({ shop: 'Магазин' }, { shop: 'Shop' }))
})

test('a page adds its words to those that all pages know', async () => {
  await registerTexts('shop', said({ sale: 'Знижки' }, { sale: 'Sale' }), 'store')

  expect([t('shop'), t('sale')]).toEqual(['Магазин', 'Знижки'])
})

test('a change of the language brings the words of every page that was open', async () => {
  await registerTexts('shop', said({ dress: 'Сукня' }, { dress: 'Dress' }), 'product')
  await setLocale('en')

  expect([t('shop'), t('dress')]).toEqual(['Shop', 'Dress'])
})

test('a page that opens while the language changes speaks the new one', async () => {
  const late = Promise.withResolvers<void>()
  const slow = said({ sale: 'Знижки' }, { sale: 'Sale' })
  await registerTexts('shop', { ...slow, en: () => late.promise.then(slow.en) }, 'slow')
  const changing = setLocale('en')
  await registerTexts('shop', said({ coat: 'Пальто' }, { coat: 'Coat' }), 'coats')
  late.resolve()
  await changing

  expect(t('coat')).toBe('Coat')
})

test('a language whose words do not come is not changed to', async () => {
  const offline = () => Promise.reject(new Error('offline'))
  await registerTexts('shop', { ...said({ skirt: 'Спідниця' }, {}), en: offline }, 'skirts')

  await expect(setLocale('en')).rejects.toThrow('offline')
  expect(t('skirt')).toBe('Спідниця')
  await registerTexts('shop', said({}, { skirt: 'Skirt' }), 'skirts')
})
