import type { TranslatedField } from '@shop/contracts/staff/goods/translated-fields'
import { olderTranslations } from './older-translations.ts'
import { planRow } from './planned-row.ts'

const care = (uk: string, en: string) => ({ care: { uk, en } })
const marked = (texts: object, ...older_translations: TranslatedField[]) => ({ ...texts, older_translations })

test.each([
  ['a changed Ukrainian text leaves its English one older', care('Прати', 'Wash'), care('Не прати', 'Wash'), ['care']],
  ['both changed at once: neither is older', care('Прати', 'Wash'), care('Не прати', 'Do not wash'), []],
  [
    'an English text that is saved is older no longer',
    marked(care('Не прати', 'Wash'), 'care'),
    care('Не прати', 'No'),
    [],
  ],
  ['without an English text nothing is older', care('Прати', ''), care('Не прати', ''), []],
  ['a first Ukrainian text is the translation itself', care('', 'Wash'), care('Прати', 'Wash'), []],
  ['a mark stays while other fields change', marked(care('Не прати', 'Wash'), 'care'), { model: 'other' }, ['care']],
] as const)('%s', (_, stored, fields, older) => {
  expect(olderTranslations(stored as object, fields)).toEqual(older)
})

const stored = { article: 'DR-1', is_shown: false, revision: 1, ...care('Прати', 'Wash') }

test('the mark is planned with the text, so that it is taken back with it', () => {
  expect(planRow(stored, care('Не прати', 'Wash'))).toMatchObject({
    before: care('Прати', 'Wash'),
    fields: { ...care('Не прати', 'Wash'), older_translations: ['care'] },
  })
})

test('an article without a mark gets none by another change', () => {
  expect(planRow({ ...stored, model: 'one' }, { model: 'other' })?.fields).toEqual({ model: 'other' })
})
