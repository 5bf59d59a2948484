import { careLines } from './care-lines.ts'

test('each sentence of the advice is a line with its sign, in both languages', () => {
  const uk = careLines('Делікатне прання за 30 °C. Сушити на плічках. Прасувати з вивороту. Не відбілювати.')
  const en = careLines('Delicate wash at 30 °C. Hang to dry. Iron inside out. Do not bleach.')

  expect(uk.map(({ sign }) => sign)).toEqual(['wash', 'dry', 'iron', 'bleach'])
  expect(en.map(({ sign }) => sign)).toEqual(['wash', 'dry', 'iron', 'bleach'])
  expect(uk[0]?.text).toBe('Делікатне прання за 30 °C')
})

test('dry cleaning is not drying', () => {
  expect(careLines('Dry clean only.')[0]?.sign).toBe('dry-clean')
  expect(careLines('Лише хімічне чищення.')[0]?.sign).toBe('dry-clean')
})

test('advice without a sign of its own is shown all the same', () => {
  expect(careLines('Зберігати в чохлі.')).toEqual([{ sign: 'other', text: 'Зберігати в чохлі' }])
})
