import { act, render, screen } from '@testing-library/react'
import { registerTexts, setLocale, type TextLoaders, translate, useTranslation } from '../src/texts/i18n.ts'

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

let drawn = 0

function Line({ text, count }: { text: string; count?: number }) {
  drawn += 1
  return <p>{useTranslation('shop').t(text, { count })}</p>
}

describe('what is on the screen', () => {
  beforeEach(() => {
    drawn = 0
  })

  test('is not redrawn for the texts of another page', async () => {
    const pieces = { pieces_one: '{{count}} річ', pieces_few: '{{count}} речі', pieces_many: '{{count}} речей' }
    await registerTexts('shop', loadersOf(pieces, {}), 'pieces')
    render(
      <>
        <Line text="shop" />
        <Line text="pieces" count={3} />
      </>,
    )
    await act(() => registerTexts('shop', loadersOf({ scarf: 'Шарф' }, {}), 'scarves'))

    expect(screen.getByText('3 речі')).toBeVisible()
    expect(drawn).toBe(2)
  })

  test('gets its text when it comes late', async () => {
    render(<Line text="boots" />)
    await act(() => registerTexts('shop', loadersOf({ boots: 'Чоботи' }, {}), 'boots'))

    expect(screen.getByText('Чоботи')).toBeVisible()
  })
})
