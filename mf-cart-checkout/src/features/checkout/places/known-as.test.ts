import { matchesText } from '@shop/ui-kit/fields/search-text'
import { alsoKnownAs } from './known-as.ts'

const finds = (uk: string, en: string, typed: string) =>
  matchesText({ label: uk, more: `${en} ${alsoKnownAs(uk)}` }, typed)

test.each(['Київ', 'київ', 'Kyiv', 'kyiv', 'Kiev', 'kie', 'Киев'])('Kyiv and its area are found by "%s"', typed => {
  expect(finds('Київ', 'Kyiv', typed)).toBe(true)
  expect(finds('Київська', 'Kyiv', typed)).toBe(true)
})

test.each([
  ['Харків', 'Kharkiv', 'kharkov'],
  ['Львів', 'Lviv', 'lvov'],
  ['Одеса', 'Odesa', 'odessa'],
  ['Дніпро', 'Dnipro', 'dnepr'],
  ['Чернівці', 'Chernivtsi', 'czernowitz'],
])('%s is found by its older name', (uk, en, typed) => {
  expect(finds(uk, en, typed)).toBe(true)
})

test('other places are not found by an older name of Kyiv', () => {
  expect(finds('Кременчук', 'Kremenchuk', 'kiev')).toBe(false)
  expect(alsoKnownAs('Жмеринка')).toBe('')
})
